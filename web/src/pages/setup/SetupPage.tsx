import { aboutOf, boardsOf, titleOf } from '@masterplan/boards/games'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useSettings } from '../../device/settings.tsx'
import css from '../../kit/form.module.css'
import type { LocalSitter, TableSetup } from '../../match/client.ts'
import { openTable } from '../../match/opening.ts'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { type LoadedGame, OptionFields, PlayersField, useLoadedGame, useMatchOptions } from './match-options.tsx'
import { OpeningPicture } from './OpeningPicture.tsx'
import { type SeatChoice, SeatFields } from './SeatFields.tsx'

/** Who sits where, and every option of the game's own sheet, with a picture of the board they make. */
export function SetupPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const loaded = useLoadedGame(id)
  if (boardsOf(id) === undefined) return <LostPage />
  if (loaded === null) return <p role="status">{word('app.loading')}</p>
  return <SetupForm key={id} {...loaded} />
}

function SetupForm({ game, board }: LoadedGame) {
  const { word } = useSpeech()
  const { level } = useSettings()
  const navigate = useNavigate()
  const about = aboutOf(game.id)
  const match = useMatchOptions({ game, board }, about?.usualPlayers ?? game.seats.min)
  const { players, say } = match
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: game.seats.max }, (_, seat) => ({
      name: seat === 0 ? word('setup.you') : word('setup.player', { number: seat + 1 }),
      level: seat === 0 ? 0 : level,
      personality: '',
    })),
  )
  const [problem, setProblem] = useState<string | null>(null)

  async function start(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    setProblem(checked.ok ? null : checked.sentence)
    if (!checked.ok) return
    const here = seats.slice(0, players)
    const setup: TableSetup = {
      game: game.id,
      players,
      options: checked.options,
      names: namesOf(here, seat => word('setup.player', { number: seat + 1 })),
      sitters: here.map(sitterOf),
    }
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  const change = (seat: number, what: Partial<SeatChoice>) =>
    setSeats(seats.map((old, at) => (at === seat ? { ...old, ...what } : old)))
  return (
    <div className={css.setup}>
      <form className={`sheet ${css.form}`} onSubmit={start}>
        <h1>{word('setup.title', { game: titleOf(game.id) })}</h1>
        <PlayersField of={match} />
        {seats.slice(0, players).map((choice, seat) => (
          <SeatFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            choice={choice}
            personalities={game.personalities}
            say={say}
            onChange={what => change(seat, what)}
          />
        ))}
        <p className={css.start}>
          <button type="submit" className="button primary" data-start>
            {word('setup.start')}
          </button>
        </p>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <h2>{word('setup.options')}</h2>
        <OptionFields of={match} />
      </form>
      <OpeningPicture board={board} view={match.opening} say={say} />
    </div>
  )
}

const sitterOf = ({ level, personality }: SeatChoice): LocalSitter => {
  if (level === 0) return { kind: 'person' }
  return { kind: 'bot', bot: `level-${level}${personality === '' ? '' : `:${personality}`}` }
}

/** Names that are all there and all different: players are told apart by them. */
function namesOf(seats: readonly SeatChoice[], usual: (seat: number) => string): string[] {
  const names: string[] = []
  for (const [seat, { name }] of seats.entries()) {
    const wanted = name.trim() || usual(seat)
    names.push(names.includes(wanted) ? `${wanted} (${seat + 1})` : wanted)
  }
  return names
}
