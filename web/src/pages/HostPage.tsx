import { aboutOf } from '@masterplan/boards/games'
import type { Created, NewTable } from '@masterplan/protocol'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { rememberName } from '../device/my-name.ts'
import { useMyName } from '../device/use-my-name.ts'
import form from '../kit/form.module.css'
import { Problem } from '../kit/Problem.tsx'
import { ask, freshKey } from '../match/online/api.ts'
import { useSpeech } from '../words/speech.tsx'
import { LostPage } from './LostPage.tsx'
import { type LoadedGame, OptionFields, PlayersField, useLoadedGame, useMatchOptions } from './setup/match-options.tsx'
import { TermFields, useTableTerms } from './setup/table-terms.tsx'
import { noWord } from './table/online/use-command.ts'

/** A table on the server, for friends or for everybody. */
export function HostPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const loaded = useLoadedGame(id)
  const about = aboutOf(id)
  if (!about) return <LostPage />
  if (loaded === null) return <p role="status">{word('app.loading')}</p>
  return <HostForm key={id} loaded={loaded} title={about.title} />
}

function HostForm({ loaded, title }: { readonly loaded: LoadedGame; readonly title: string }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const key = useMemo(freshKey, [])
  const match = useMatchOptions(loaded, loaded.game.seats.min)
  const { name, setName, isFixed } = useMyName()
  const chosen = useTableTerms()
  const [problem, setProblem] = useState<string | null>(null)

  async function host(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    setProblem(checked.ok ? null : checked.sentence)
    if (!checked.ok) return
    rememberName(name.trim())
    const body = {
      key,
      game: loaded.game.id,
      players: match.players,
      options: checked.options,
      ...chosen.terms(match.players),
      name: name.trim(),
      bots: [],
    } satisfies Omit<NewTable, 'options'> & { readonly options: object }
    const reply = await ask<Created>('POST', '/api/tables', body)
    if (reply.ok) await navigate({ to: '/table/$id', params: { id: reply.answer.table } })
    else setProblem(word(noWord(reply.no.code)))
  }
  return (
    <form className={`sheet ${form.form}`} onSubmit={host}>
      <h1>{word('online.host-title', { game: title })}</h1>
      <div className={form.option}>
        <label htmlFor="host-name">{word('online.your-name')}</label>
        <input
          id="host-name"
          className={form.field}
          value={name}
          maxLength={24}
          required
          readOnly={isFixed}
          onChange={event => setName(event.target.value)}
        />
      </div>
      <PlayersField of={match} />
      <TermFields of={chosen} />
      <details>
        <summary>{word('setup.options')}</summary>
        <OptionFields of={match} />
      </details>
      <Problem text={problem} />
      <p>
        <button type="submit" className="button primary" disabled={name.trim() === ''}>
          {word('online.host')}
        </button>
      </p>
    </form>
  )
}
