import { aboutOf, boardsOf, titleOf } from '@masterplan/boards/games'
import { LEVEL_IDS, type Seat, seatsOf } from '@masterplan/kernel'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CornerDownLeft, Link2, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { coachChoice, rememberCoach } from '../../device/coach-memory.ts'
import { rememberOptions } from '../../device/last-options.ts'
import { playedLevels, proposedLevel } from '../../device/level-memory.ts'
import { knownName } from '../../device/my-name.ts'
import { usePageTitle } from '../../device/page-title.ts'
import { openTable } from '../../match/opening.ts'
import { SeatMark } from '../../table/SeatMark.tsx'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { AtTheTable } from './AtTheTable.tsx'
import { type LoadedGame, useLoadedGame, useMatchOptions } from './match-options.ts'
import { OpeningPicture } from './OpeningPicture.tsx'
import { OptionsCard } from './OptionsCard.tsx'
import { PlayersField } from './PlayersField.tsx'
import { SeatFields } from './SeatFields.tsx'
import { firstSeats, namesOf, sitterOf, withSeat } from './seat-choices.ts'
import css from './setup.module.css'
import { toProblem } from './to-problem.ts'

const [GENTLEST] = LEVEL_IDS

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
  const { word, list } = useSpeech()
  const navigate = useNavigate()
  const title = word('setup.title', { game: titleOf(game.id) })
  usePageTitle(titleOf(game.id), word('start.setup'))
  const about = aboutOf(game.id)
  const usualPlayers = about?.usualPlayers ?? game.seats.min
  const match = useMatchOptions({ game, board }, usualPlayers)
  const { players, setPlayers, texts, say } = match
  const [all, setAll] = useState(() => firstSeats(game.seats.max, proposedLevel(playedLevels(game.id))))
  const [coach, setCoach] = useState(() => coachChoice(game.id))
  const seats = all.slice(0, players)
  const names = namesOf(seats, knownName(), word)
  const mine = seats.findIndex(({ who }) => who === 'you')
  const others = list(names.filter((_, seat) => seat !== mine))
  const minutes = Math.round(((about?.minutes ?? 0) * players) / usualPlayers / 5) * 5

  const isAlone = seats.every(({ who, level }) => who === 'you' || (who === 'bot' && level === GENTLEST))
  const coached = coach ?? (isAlone && playedLevels(game.id).last === null)
  function chooseCoach(on: boolean) {
    setCoach(on)
    rememberCoach(game.id, on)
  }
  async function start(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    if (!checked.ok) return toProblem(checked.option)
    rememberOptions(game.id, texts)
    const setup = { game: game.id, players, options: checked.options, names, sitters: seats.map(sitterOf), coached }
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  return (
    <form className={css.setup} onSubmit={start}>
      <header className={css.head}>
        <div>
          <h1>{title}</h1>
          <p>{word(mine < 0 ? 'setup.among' : 'setup.against', { names: others, minutes })}</p>
        </div>
        <div className={css.ways}>
          <Link to="/host/$game" params={{ game: game.id }} className="button" aria-label={word('setup.invite')}>
            <Link2 size={18} aria-hidden="true" /> <span>{word('setup.invite')}</span>
          </Link>
          <button type="submit" className="button primary" data-start>
            {word('setup.start')} <CornerDownLeft size={16} aria-hidden="true" />
          </button>
        </div>
      </header>
      <div className={css.column}>
        <section className={`sheet ${css.card}`} aria-labelledby="seats">
          <header>
            <h2 id="seats">{word('setup.seats')}</h2>
            <PlayersField of={match} />
          </header>
          {seatsOf(players).map(seat => (
            <SeatFields
              key={seat}
              seat={seat}
              choice={all[seat]!}
              usualName={names[seat]!}
              personalities={game.personalities}
              played={playedLevels(game.id)}
              say={say}
              onChange={what => setAll(withSeat(all, seat, what))}
            />
          ))}
          {players < game.seats.max && <FreeSeat seat={players as Seat} onAdd={() => setPlayers(players + 1)} />}
        </section>
        <AtTheTable coach={coached} onCoach={chooseCoach} />
      </div>
      <div className={css.column}>
        <OptionsCard of={match} />
        <OpeningPicture board={board} view={match.opening} say={say} />
      </div>
    </form>
  )
}

function FreeSeat({ seat, onAdd }: { readonly seat: Seat; readonly onAdd: () => void }) {
  const { word } = useSpeech()
  return (
    <div className={css.seat} data-free>
      <SeatMark seat={seat} size={32} />
      <p className={css.who}>
        <b>{word('setup.nobody')}</b>
        <small>{word('setup.add-what', { seat: 'ABCDEF'[seat] ?? '' })}</small>
      </p>
      <button type="button" className="button" data-add-seat onClick={onAdd}>
        <Plus size={18} aria-hidden="true" /> {word('setup.add')}
      </button>
    </div>
  )
}
