import type { TableAction, TableOptions, Update } from '@masterplan/protocol'
import type { FormEvent } from 'react'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { type LoadedGame, useLoadedGame, useMatchOptions } from '../../setup/match-options.ts'
import { AllOptions } from '../../setup/OptionsCard.tsx'
import { PlayersField } from '../../setup/PlayersField.tsx'
import { TermFields, useTableTerms } from '../../setup/table-terms.tsx'
import { toProblem } from '../../setup/to-problem.ts'

interface ChangeTableProps {
  readonly update: Update
  readonly onCommand: (action: TableAction) => void
}

/** The host changes how the table is played; everybody else is asked again. */
export function ChangeTable({ update, onCommand }: ChangeTableProps) {
  const { word } = useSpeech()
  const loaded = useLoadedGame(update.game)
  return (
    <details className={css.change} data-change>
      <summary>{word('online.change')}</summary>
      {loaded === null ? <p role="status">{word('app.loading')}</p> : <Fields {...{ loaded, update, onCommand }} />}
    </details>
  )
}

function Fields({ loaded, update, onCommand }: ChangeTableProps & { readonly loaded: LoadedGame }) {
  const { word } = useSpeech()
  const match = useMatchOptions(loaded, update.players, update.options)
  const terms = useTableTerms(update)
  async function change(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    if (!checked.ok) return toProblem(checked.option)
    const { players } = match
    // What the page's own rules have checked fits the schema of options.
    onCommand({ kind: 'change', players, options: checked.options as TableOptions, ...terms.terms(players) })
  }
  return (
    <form onSubmit={change}>
      <p>{word('online.change-what')}</p>
      <PlayersField of={match} />
      <TermFields of={terms} mayRate={isAccount(update)} />
      <AllOptions of={match} />
      <button type="submit" className="button">
        {word('online.change-keep')}
      </button>
    </form>
  )
}

/** Whether who looks on has an account here. */
function isAccount({ seats, you }: Update): boolean {
  const held = you === null ? undefined : seats[you]
  return held?.kind === 'person' && held.as === 'account'
}
