import { ABOUT } from '@masterplan/boards/about'
import { type FoldedWebBoard, WEB_BOARDS } from '@masterplan/boards/web'
import { type Chosen, optionFromText, type Playable } from '@masterplan/kernel'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../look/settings.tsx'
import type { Setup, Sitter } from '../tables/client.ts'
import { useGames } from '../tables/games.ts'
import { openTable } from '../tables/opening.ts'
import { sayFor, useSpeech } from '../words/speech.tsx'
import css from './form.module.css'
import { LostPage } from './LostPage.tsx'
import { OpeningPicture } from './OpeningPicture.tsx'
import { OptionField } from './OptionField.tsx'
import { type SeatChoice, SeatFields } from './SeatFields.tsx'

/** Who sits where, and every option of the game's own sheet, with a picture of the board they make. */
export function SetupPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const loadGame = useGames()
  const [loaded, setLoaded] = useState<{ readonly game: Playable; readonly board: FoldedWebBoard } | null>(null)
  const known = Object.hasOwn(WEB_BOARDS, id)
  useEffect(() => {
    let current = true
    Promise.all([loadGame(id), WEB_BOARDS[id]?.()]).then(([game, board]) => {
      if (current && game && board) setLoaded({ game, board })
    })
    return () => {
      current = false
    }
  }, [id, loadGame])
  if (!known) return <LostPage />
  if (loaded?.game.id !== id) return <p role="status">{word('app.loading')}</p>
  return <SetupForm key={id} {...loaded} />
}

function SetupForm({ game, board }: { readonly game: Playable; readonly board: FoldedWebBoard }) {
  const { word, language } = useSpeech()
  const { level } = useSettings()
  const navigate = useNavigate()
  const about = ABOUT.find(each => each.id === game.id)
  const [players, setPlayers] = useState(about?.usualPlayers ?? game.seats.min)
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: game.seats.max }, (_, seat) => ({
      name: seat === 0 ? word('setup.you') : word('setup.player', { number: seat + 1 }),
      level: seat === 0 ? 0 : level,
      personality: '',
    })),
  )
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const messages = board.messages[language]
  const say = useMemo(() => sayFor(messages, [], language), [messages, language])
  const options = useMemo(() => chosenIn(game, texts), [game, texts])

  async function start(event: FormEvent) {
    event.preventDefault()
    const opened = game.open(players, options)
    if (!opened.ok) {
      const named = Object.hasOwn(messages, `option.${opened.name}`) ? say(`option.${opened.name}`) : opened.name
      setProblem(language === 'en' ? opened.sentence : word('setup.bad-option', { option: named }))
      return
    }
    const here = seats.slice(0, players)
    const setup: Setup = {
      game: game.id,
      players,
      options,
      names: namesOf(here, seat => word('setup.player', { number: seat + 1 })),
      sitters: here.map(sitterOf),
    }
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  const change = (seat: number, what: Partial<SeatChoice>) =>
    setSeats(seats.map((old, at) => (at === seat ? { ...old, ...what } : old)))
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)
  const wordFor = (name: string) => (choice: string) =>
    Object.hasOwn(messages, `choice.${name}.${choice}`) ? say(`choice.${name}.${choice}`) : choice
  return (
    <div className={css.setup}>
      <form className={`sheet ${css.form}`} onSubmit={start}>
        <h1>{word('setup.title', { game: about?.title ?? game.title })}</h1>
        <label className={css.count}>
          {word('setup.players')}{' '}
          <select className={css.field} value={players} onChange={event => setPlayers(Number(event.target.value))}>
            {counts.map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
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
        {Object.entries(game.options).map(([name, field]) => (
          <div key={name} className={css.option}>
            <label htmlFor={`option-${name}`}>{say(`option.${name}`)}</label>
            <OptionField
              id={`option-${name}`}
              field={field}
              text={texts[name]}
              wordFor={wordFor(name)}
              onChange={text => setTexts({ ...texts, [name]: text })}
            />
          </div>
        ))}
      </form>
      <OpeningPicture game={game} board={board} players={players} options={options} say={say} />
    </div>
  )
}

function chosenIn(game: Playable, texts: Readonly<Record<string, string>>): Chosen {
  const chosen = Object.entries(game.options).filter(([name]) => texts[name] !== undefined)
  return Object.fromEntries(chosen.map(([name, field]) => [name, optionFromText(field, texts[name] ?? '')]))
}

const sitterOf = ({ level, personality }: SeatChoice): Sitter => {
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
