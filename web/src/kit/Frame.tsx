import { Link, Outlet } from '@tanstack/react-router'
import { Settings as Gear, Moon, Sun, UserRound, Users } from 'lucide-react'
import { useSettings } from '../device/settings.tsx'
import { useSpeech } from '../words/speech.tsx'
import css from './frame.module.css'
import { RecordDrop } from './RecordDrop.tsx'
import { useWaitingTables } from './use-waiting-tables.ts'

/** What is around every page: the name, the theme, the settings. */
export function Frame() {
  const { word } = useSpeech()
  const { change } = useSettings()
  const waiting = useWaitingTables()
  const lobby = [word('online.lobby'), ...(waiting > 0 ? [word('online.turns', { count: waiting })] : [])].join(': ')
  const isNight = () => document.documentElement.dataset.theme === 'blueprint'
  return (
    <>
      <a href="#content" className={css.skip}>
        {word('app.skip')}
      </a>
      <header className={css.header}>
        <Link to="/" className={css.name} data-proper>
          Masterplan
        </Link>
        <nav className={css.nav} aria-label="Masterplan">
          <Link to="/lobby" className="button" aria-label={lobby}>
            <Users size={18} aria-hidden="true" />
            {waiting > 0 && (
              <span className={css.count} data-waiting={waiting}>
                {waiting}
              </span>
            )}
          </Link>
          <Link to="/account" className="button" aria-label={word('online.account')}>
            <UserRound size={18} aria-hidden="true" />
          </Link>
          <button
            type="button"
            className="button"
            aria-label={word('app.theme')}
            onClick={() => change({ theme: isNight() ? 'paper' : 'blueprint' })}
          >
            <Sun size={18} className={css.sun} aria-hidden="true" />
            <Moon size={18} className={css.moon} aria-hidden="true" />
          </button>
          <Link to="/settings" className="button" aria-label={word('app.settings')}>
            <Gear size={18} aria-hidden="true" />
          </Link>
        </nav>
      </header>
      <main id="content" className={css.content}>
        <RecordDrop>
          <Outlet />
        </RecordDrop>
      </main>
    </>
  )
}
