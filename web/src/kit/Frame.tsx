import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { GraduationCap, History, Play } from 'lucide-react'
import { useHeadline } from '../device/page-title.ts'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './frame.module.css'
import { KeyHelp } from './KeyHelp.tsx'
import { PersonMenu, PersonMenuButton } from './PersonMenu.tsx'
import { RecordDrop } from './RecordDrop.tsx'
import { useWaitingTables } from './use-waiting-tables.ts'

const SECTIONS = [
  { to: '/', name: 'nav.play', icon: Play, below: ['', 'new', 'host', 'lobby', 'table', 'ratings'] },
  { to: '/learn', name: 'nav.learn', icon: GraduationCap, below: ['learn', 'rules'] },
  { to: '/replays', name: 'nav.replays', icon: History, below: ['replays', 'replay'] },
] as const satisfies readonly {
  readonly name: Word
  readonly below: readonly string[]
  readonly [key: string]: unknown
}[]

/** What is around every page: its sections in words, whose turn it is, and a person's menu. Tables hide it where room is short. */
export function Frame() {
  const { word } = useSpeech()
  const [place = '', detail] = useLocation({ select: ({ pathname }) => pathname })
    .split('/')
    .slice(1)
  const isTable = place === 'table' || (place === 'learn' && !!detail)
  return (
    <div className={css.frame} data-room={isTable ? 'table' : 'page'}>
      <a href="#content" className={css.skip}>
        {word('app.skip')}
      </a>
      <header className={css.header}>
        <Link to="/" className={css.name} data-proper>
          Masterplan
        </Link>
        <Sections place={place} where="head" />
        <Where />
        <div className={css.me}>
          <YourTurn />
          <PersonMenuButton where="head" />
        </div>
      </header>
      <main id="content" className={css.content}>
        <RecordDrop>
          <Outlet />
        </RecordDrop>
      </main>
      <div className={css.foot}>
        <Sections place={place} where="foot" />
        <PersonMenuButton where="foot" />
      </div>
      <PersonMenu />
      <KeyHelp />
    </div>
  )
}

/** At the head of a page, and at the foot of a phone, where thumbs are. */
function Sections({ place, where }: { readonly place: string; readonly where: 'head' | 'foot' }) {
  const { word } = useSpeech()
  return (
    <nav className={css.nav} aria-label={word(where === 'head' ? 'nav.sections' : 'nav.sections-foot')}>
      {SECTIONS.map(({ to, name, icon: Icon, below }) => (
        <Link key={to} to={to} aria-current={below.some(each => each === place) ? 'page' : undefined}>
          {where === 'foot' && <Icon size={20} aria-hidden="true" />}
          {word(name)}
        </Link>
      ))}
    </nav>
  )
}

/** What this page is about, where the pages of five games look alike. */
function Where() {
  const { title, detail } = useHeadline()
  return (
    <p className={css.where}>
      {title !== '' && <b data-proper>{title}</b>} {detail}
    </p>
  )
}

function YourTurn() {
  const { word } = useSpeech()
  const waiting = useWaitingTables()
  if (waiting === 0) return null
  return (
    <Link to="/lobby">
      <span className="unseen">{`${word('online.your-turn')}: ${word('online.turns', { count: waiting })}`}</span>
      <span aria-hidden="true">{word('online.your-turn')}</span>
      <span className={css.count} data-waiting={waiting} aria-hidden="true">
        {waiting}
      </span>
    </Link>
  )
}
