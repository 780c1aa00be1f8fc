import { titleOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../device/settings.tsx'
import { Drawing } from '../kit/Drawing.tsx'
import type { Sight, TableClient } from '../match/client.ts'
import { useSay, useSpeech } from '../words/speech.tsx'
import { Choices } from './Choices.tsx'
import { Curtain } from './Curtain.tsx'
import { Hints } from './Hints.tsx'
import { Log } from './Log.tsx'
import { type Panel, Panels, Tabs, TextPanel } from './Panels.tsx'
import { Players } from './Players.tsx'
import { Position, TextBoard, usePlaces } from './Position.tsx'
import { Prompt } from './Prompt.tsx'
import { promptSentence } from './prompt-sentence.ts'
import css from './table.module.css'
import { useLitInSight } from './use-lit-in-sight.ts'
import { useSounds } from './use-sounds.ts'
import { useTable } from './use-table.ts'

interface TableProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly tools: ReactNode // what else can be done with this match, such as saving it
  readonly notice?: ReactNode // what the table asks its players
}

/** The table of any game: the board first, players and log beside it, one prompt sentence below. */
export function Table({ board, client, tools, notice }: TableProps) {
  const sight = useSyncExternalStore(client.subscribe, client.sight)
  const { word } = useSpeech()
  if (sight === null) return <p className={css.wait}>{word('app.loading')}</p>
  if (sight.curtain) return <Curtain sight={sight} onLift={() => client.lift()} />
  return <OpenTable {...{ board, client, sight, tools, notice }} />
}

function OpenTable({ board, client, sight, tools, notice }: TableProps & { readonly sight: Sight }) {
  const { language, word } = useSpeech()
  const settings = useSettings()
  const { setup, view, offers } = sight
  const [panel, setPanel] = useState<Panel | null>(null)
  const say = useSay(board, setup.names)
  const places = usePlaces(board, view, say)
  const table = useTable(client, board, sight)
  const { moves, pressed, play, onPress, onMark } = table
  useSounds(sight)
  useLitInSight(table.root, table.choices)

  const knows = (code: string) => Object.hasOwn(board.messages[language], code)
  const sentence = promptSentence({ board, sight, say, word, moves, pressed, places, knows })
  const drawn = { board, view: view as never, places, lit: moves.lit, chosen: pressed, onPoint: table.onPoint }
  const shared = { board, sight, say }
  const { Composer } = board
  return (
    <div ref={table.root} className={css.table}>
      <h1 className="unseen" data-proper>
        {titleOf(setup.game)}
      </h1>
      <div className={css.board}>
        <Position
          {...{ ...drawn, say, onPress }}
          ghost={table.ghost as never}
          marked={table.marked}
          besides={css.side}
          onAgain={table.lookAway}
        />
      </div>
      <Prompt
        {...{ client, sight, say, sentence, notice }}
        pressed={pressed.length}
        refused={table.refused}
        sending={table.sending}
        onPlay={play}
        choices={
          <>
            <Choices {...{ moves, pressed, say }} onPlay={play} onConsider={table.onConsider} onCancel={table.cancel} />
            {Composer && offers.length > 0 && (
              <Drawing of={[sight]}>
                <Composer view={drawn.view} names={setup.names} onMove={play} say={say} />
              </Drawing>
            )}
          </>
        }
        hints={client.helps && <Hints {...shared} client={client} onPlay={play} onShow={onMark} />}
        tabs={
          <Drawing of={[sight]}>
            <Tabs board={board} sight={sight} open={panel} onOpen={setPanel} />
          </Drawing>
        }
      />
      <Panels open={panel} onClose={() => setPanel(null)}>
        {{
          players: (
            <Drawing of={[sight]}>
              <Players {...shared} />
            </Drawing>
          ),
          log: (
            <Drawing of={[sight]}>
              <Log {...shared} onMark={onMark} />
            </Drawing>
          ),
          text: (
            <TextPanel
              open={settings.textBoard || panel === 'text'}
              onToggle={open => panel === null && open !== settings.textBoard && settings.change({ textBoard: open })}
            >
              <TextBoard {...drawn} onPress={table.onPressByKeys} />
            </TextPanel>
          ),
          tools,
        }}
      </Panels>
    </div>
  )
}
