import { aboutOf } from '@masterplan/boards/games'
import type { Created, NewTable } from '@masterplan/protocol'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { rememberName } from '../device/my-name.ts'
import { usePageTitle } from '../device/page-title.ts'
import { useMyName } from '../device/use-my-name.ts'
import form from '../kit/form.module.css'
import { Problem } from '../kit/Problem.tsx'
import { ask, freshKey } from '../match/online/api.ts'
import { useSpeech } from '../words/speech.tsx'
import { LostPage } from './LostPage.tsx'
import { type LoadedGame, useLoadedGame, useMatchOptions } from './setup/match-options.ts'
import { OpeningPicture } from './setup/OpeningPicture.tsx'
import { OptionsCard } from './setup/OptionsCard.tsx'
import { PlayersField } from './setup/PlayersField.tsx'
import css from './setup/setup.module.css'
import { TermFields, useTableTerms } from './setup/table-terms.tsx'
import { toProblem } from './setup/to-problem.ts'
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
  usePageTitle(title, word('online.friends'))
  const key = useMemo(freshKey, [])
  const match = useMatchOptions(loaded, aboutOf(loaded.game.id)?.usualPlayers ?? loaded.game.seats.min)
  const { name, setName, isFixed } = useMyName()
  const chosen = useTableTerms()
  const [problem, setProblem] = useState<string | null>(null)

  async function host(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    if (!checked.ok) return toProblem(checked.option)
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
  const isNamed = name.trim() !== ''
  return (
    <form className={css.setup} onSubmit={host}>
      <header className={css.head}>
        <div>
          <h1>{word('online.host-title', { game: title })}</h1>
          <p id="host-why">{word(isNamed ? 'online.host-what' : 'online.host-name-first')}</p>
        </div>
        <div className={css.ways}>
          <Link to="/new/$game" params={{ game: loaded.game.id }} className="button" aria-label={word('online.alone')}>
            <User size={18} aria-hidden="true" /> <span>{word('online.alone')}</span>
          </Link>
          <button type="submit" className="button primary" disabled={!isNamed} aria-describedby="host-why">
            {word('online.host')}
          </button>
        </div>
      </header>
      <section className={`sheet ${css.card}`} aria-label={word('setup.table')}>
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
        <TermFields of={chosen} mayRate={isFixed} />
        <Problem text={problem} />
      </section>
      <div className={css.column}>
        <OptionsCard of={match} />
        <OpeningPicture board={match.board} view={match.opening} say={match.say} />
      </div>
    </form>
  )
}
