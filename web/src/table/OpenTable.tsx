import { titleOf } from '@masterplan/boards/games'
import { sizeOf } from '@masterplan/boards/web'
import { useCallback, useMemo } from 'react'
import { useSettings } from '../device/settings.tsx'
import { Drawing } from '../kit/Drawing.tsx'
import { Scrolling } from '../kit/Scrolling.tsx'
import { useSay, useSayAs, useSpeech } from '../words/speech.tsx'
import { Adjustments, adjust } from './Adjustments.tsx'
import { attempt } from './attempt.ts'
import { placesIn } from './board-places.ts'
import { Choices } from './Choices.tsx'
import { changesBy } from './changes.ts'
import { Coach, CoachTray } from './coach/Coach.tsx'
import { CoachCard } from './coach/CoachCard.tsx'
import { useCoach } from './coach/use-coach.ts'
import { Dock } from './Dock.tsx'
import { EndSheet, Fold } from './end/EndSheet.tsx'
import endCss from './end/end-sheet.module.css'
import { SharePicture } from './end/SharePicture.tsx'
import { Hints } from './Hints.tsx'
import { Kinds } from './Kinds.tsx'
import { Since, ToldLog } from './Log.tsx'
import { lastMovesOf, logParts, sinceMyTurn } from './log-turns.ts'
import { AtPlace, FeatPins, HintPins, LookPins } from './Pins.tsx'
import { Players } from './Players.tsx'
import { Points } from './Points.tsx'
import { Desk, Position, TextBoard, usePlaces } from './Position.tsx'
import { whoseTurn } from './prompt-sentence.ts'
import { RoomPanel } from './RoomPanel.tsx'
import { RoomTabs, tabsFor } from './RoomTabs.tsx'
import css from './room.module.css'
import type { OpenTableProps } from './Table.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useTakeBack } from './TakeBack.tsx'
import { TopBar } from './TopBar.tsx'
import { deskLies, trayFor } from './tray.ts'
import { useBeside } from './use-beside.ts'
import { useFeats } from './use-feats.ts'
import { useHints } from './use-hints.ts'
import { useLoneMove } from './use-lone-move.ts'
import { usePrompt } from './use-prompt.ts'
import { useRoomShape } from './use-room-shape.ts'
import { useRoomTab } from './use-room-tab.ts'
import { useSounds } from './use-sounds.ts'
import { useTable } from './use-table.ts'
import { useTableKeys } from './use-table-keys.ts'

const NOWHERE: readonly string[] = []

/** One grid of named places: board, dock, desk, players, tabs, panel and, on a phone, a tray. Sizes only move the names. */
export function OpenTable({ board, client, sight, answers, company, ...props }: OpenTableProps) {
  const { tools, asked, notice, chat, clock, end } = props
  const { word } = useSpeech()
  const settings = useSettings()
  const shape = useRoomShape()
  const { setup, view, offers, viewer, ranks } = sight
  const say = useSay(board, setup.names)
  const sayAs = useSayAs(board)
  const places = usePlaces(board, view, say)
  const table = useTable(client, board, sight)
  const { moves, kind, pressed, ready, begun, ghost, decision } = table
  const back = useTakeBack(client, sight)
  const coach = useCoach(client, sight)
  const hints = useHints({ client, board, sight, say, decision, shown: coach.on ? 1 : Number.POSITIVE_INFINITY })
  const plays = useLoneMove(client, sight, asked != null)
  const skip = client.skip && sight.thinking !== null && whoseTurn(sight) === 'theirs' ? () => client.skip?.() : null
  useSounds(sight)
  const feat = useFeats(board, sight)
  const tell = useCallback(() => logParts(board, sight, { word, sayAs }), [board, sight, word, sayAs])
  const parts = useMemo(() => attempt(null, tell), [tell])
  const since = useMemo(() => sinceMyTurn(parts ?? [], sight), [parts, sight])
  const lastMoves = useMemo(() => lastMovesOf(since), [since])
  const { width, height } = attempt({ width: 1, height: 1 }, () => sizeOf(board, view as never))
  const { Side, Composer } = board
  const hasDesk = Side !== null
  const mine = whoseTurn(sight) === 'mine'
  const tabs = tabsFor({
    cards: hasDesk && shape !== 'wide',
    coach: coach.on,
    log: true,
    chat: chat !== undefined,
    trade: Composer !== null,
    hints: client.helps && !coach.on,
    text: settings.textBoard,
  })
  const tab = useRoomTab(shape, tabs)
  useTableKeys({
    cancel: begun || table.refused !== null ? table.cancel : shape === 'phone' && tab.open !== null ? tab.close : skip,
    confirm: ready === undefined ? null : () => table.play(ready.text),
    adjust: id => adjust(board, table, id),
  })
  const sentence = usePrompt({ board, sight, say, places, table })
  const drawn = { board, view: view as never, lit: moves.lit, chosen: pressed }
  const marked = table.points ? table.marked : hints.places
  const looked = { ghost: table.ghost as never, marked, lastMoves, say, onAgain: table.lookAway }
  const seat = viewer === 'audience' ? null : viewer
  const selected = ready?.text ?? null
  const listed = moves.ready.length > 1 || (!begun && ready === undefined) ? moves.ready : []
  const besideBoard = useBeside(places, { width, height }, moves.lit, pressed)
  // Choices with their reasons, or more of them than stand beside each other.
  const many = shape === 'phone' && listed.length > (begun && board.told !== undefined ? 0 : 2)
  const tray = trayFor({
    asked: answers !== undefined,
    choices: many && begun,
    desk: besideBoard,
    options: many,
    coach: coach.on,
    hints: hints.onBoard.length > 0,
  })
  const rows = tray === 'choices' || tray === 'options'
  const lies = deskLies(tab.open, tray)
  const looksAt = coach.look?.places ?? NOWHERE
  const deskMarks = useMemo(() => new Set([...marked, ...looksAt]), [marked, looksAt])
  const help = { coach, hints, selected, may: offers.length > 0, onSelect: table.select }
  const changes = useMemo(
    () => attempt([], () => (ghost === null ? [] : changesBy(board, setup.players, view as never, ghost as never))),
    [board, setup.players, view, ghost],
  )

  const more = ranks !== null && (
    <>
      <SharePicture sight={sight} ranks={ranks} scores={sight.scores ?? board.scores(view as never)} />
      {end?.more}
    </>
  )

  const choices = listed.length > 0 && (
    <Choices {...{ board, seat, say, rows, selected, table }} view={view as never} moves={listed} />
  )
  const news = <Since since={since} onMark={table.onMark} />
  const lying = rows ? choices : coach.on ? <CoachTray key={sight.lines} {...help} /> : news
  function chooseKind(id: string) {
    table.chooseKind(id)
    if (hasDesk && shape === 'middle') tab.show('cards')
  }
  return (
    <div
      ref={table.root}
      className={css.room}
      style={{ ['--ratio' as string]: height / width }}
      data-layout={shape}
      data-desk={hasDesk}
      data-over={ranks !== null || undefined}
      data-tray={tray}
      data-tab-open={tab.open ?? undefined}
    >
      <h1 className="unseen" data-proper>
        {titleOf(setup.game)}
      </h1>
      <TopBar board={board} sight={sight} say={say} />
      <div className={css.board}>
        <Position
          {...drawn}
          {...looked}
          hinted={hints.views}
          places={places}
          onPress={table.onPress}
          onPoint={table.onPoint}
          pins={(all, size, reach) => (
            <>
              <FeatPins {...{ feat, size, reach }} places={all} />
              <LookPins at={looksAt.filter(id => !pressed.includes(id))} places={all} size={size} reach={reach} />
              <HintPins hints={hints.onBoard} selected={selected} places={all} size={size} reach={reach} />
              <AtPlace
                {...{ board, size, reach, seat, ready, say }}
                place={placesIn(all, size).findLast(({ id }) => pressed.includes(id))}
                choices={moves.ready}
                onPlay={table.play}
                onChoose={table.choose}
                onCancel={table.cancel}
              />
            </>
          )}
        />
      </div>
      <Dock
        {...{ sight, say, sentence, begun, ready, changes }}
        pressed={pressed.length}
        question={ranks === null ? null : end?.question}
        refused={table.refused}
        sending={table.sending}
        onPlay={table.play}
        onCancel={table.cancel}
        onSkip={skip}
        plays={plays}
        asked={asked ?? back.question}
        tools={
          <>
            {back.button}
            <TableMenu
              coach={coach}
              known={offers.map(({ text }) => text)}
              onPlay={table.play}
              onText={() => tab.show('text')}
            >
              {tools}
            </TableMenu>
          </>
        }
      >
        <Kinds board={board} kinds={table.kinds} kind={kind} say={say} onChoose={chooseKind} />
        <Adjustments board={board} table={table} say={say} />
        {!rows && choices}
        {ranks !== null && end?.actions}
        {shape === 'wide' && more}
      </Dock>
      {ranks !== null ? (
        <EndSheet {...{ board, sight, ranks, say }}>
          {end?.told}
          {notice}
          {shape !== 'wide' && <div className={endCss.more}>{more}</div>}
          <Fold name={word('table.log')}>
            <ToldLog parts={parts} tell={tell} since={since} onMark={table.onMark} />
          </Fold>
          {chat && (
            <Fold name={word('table.chat')} open>
              {chat.panel}
            </Fold>
          )}
          {settings.textBoard && (
            <Fold name={word('table.text')}>
              <TextBoard {...drawn} places={places} onPoint={table.onPoint} onPress={table.onPressByKeys} />
            </Fold>
          )}
        </EndSheet>
      ) : (
        <>
          <Scrolling className={css.people} aria-label={word('table.people')}>
            <Drawing of={[sight]}>
              <Players
                {...{ board, sight, say }}
                narrow={shape === 'phone'}
                {...(clock && { clock })}
                {...(company && { company })}
              />
            </Drawing>
            {notice}
          </Scrolling>
          <RoomTabs tabs={tabs} open={tab.open} news={{ chat: chat?.unread ?? 0 }} onOpen={tab.toggle} />
          {hasDesk && (
            <RoomPanel tab="cards" place="desk" open={shape === 'wide' || lies !== 'nowhere'} onClose={tab.close}>
              {coach.on && shape !== 'wide' && <CoachCard coach={coach} small />}
              <Desk {...drawn} {...looked} {...{ kind, lies }} marked={deskMarks} onPress={table.onPress} />
            </RoomPanel>
          )}
          {coach.on && (
            <RoomPanel tab="coach" open={tab.open === 'coach'} onClose={tab.close}>
              <Drawing of={[sight]}>
                <Coach key={sight.lines} {...{ board, sight, say, since, begun }} {...help} onMark={table.onMark} />
              </Drawing>
            </RoomPanel>
          )}
          <RoomPanel tab="log" open={tab.open === 'log'} onClose={tab.close}>
            <Drawing of={[sight]}>
              <ToldLog parts={parts} tell={tell} since={since} onMark={table.onMark} />
              <Points {...{ board, sight, say }} />
            </Drawing>
          </RoomPanel>
          {chat && (
            <RoomPanel tab="chat" open={tab.open === 'chat'} onClose={tab.close}>
              {chat.panel}
            </RoomPanel>
          )}
          {Composer && (
            <RoomPanel tab="trade" open={tab.open === 'trade'} onClose={tab.close}>
              {mine ? (
                <Drawing of={[sight]}>
                  <Composer view={drawn.view} names={setup.names} onMove={table.play} say={say} />
                </Drawing>
              ) : (
                <p className={css.aside}>{word('table.trade-later')}</p>
              )}
            </RoomPanel>
          )}
          {client.helps && !coach.on && (
            <RoomPanel tab="hints" open={tab.open === 'hints'} onClose={tab.close}>
              <Hints {...help} asked={hints.asked} onAsk={hints.ask} onShow={table.look} />
            </RoomPanel>
          )}
          {settings.textBoard && (
            <RoomPanel tab="text" open={tab.open === 'text'} onClose={tab.close}>
              <TextBoard {...drawn} places={places} onPoint={table.onPoint} onPress={table.onPressByKeys} />
            </RoomPanel>
          )}
          {shape === 'phone' && (
            <div className={css.tray}>
              {answers ?? lying}
              {rows && coach.on && !begun && <CoachCard coach={coach} small />}
            </div>
          )}
        </>
      )}
    </div>
  )
}
