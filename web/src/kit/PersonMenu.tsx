import { Link } from '@tanstack/react-router'
import { ChevronDown, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { knownName, onNameChange } from '../device/my-name.ts'
import { useSettings } from '../device/settings.tsx'
import { useSpeech } from '../words/speech.tsx'
import css from './frame.module.css'
import { openKeyHelp } from './KeyHelp.tsx'

const MENU = 'person-menu'
const PLACES = [
  ['/lobby', 'online.lobby'],
  ['/ratings', 'online.ratings'],
  ['/account', 'online.account'],
  ['/settings', 'app.settings'],
] as const

function useKnownName(): string {
  const [name, setName] = useState(knownName)
  useEffect(() => onNameChange(setName), [])
  return name
}

/** Opens the menu: who one is here, in one's own name where it is known. */
export function PersonMenuButton({ where }: { readonly where: 'head' | 'foot' }) {
  const { word } = useSpeech()
  const name = useKnownName()
  return (
    <button type="button" className={css.person} popoverTarget={MENU} data-person={where}>
      {name === '' ? (
        <UserRound size={20} aria-hidden="true" />
      ) : (
        <span className={css.face} aria-hidden="true" data-proper>
          {name.slice(0, 2)}
        </span>
      )}
      <span className={css.who} data-proper={name !== '' || undefined}>
        {name === '' || where === 'foot' ? word('nav.you') : name}
      </span>
      {where === 'head' && <ChevronDown size={16} aria-hidden="true" />}
    </button>
  )
}

/** Everything that is a person's own. The browser closes it on Escape and on a press elsewhere. */
export function PersonMenu() {
  const { word } = useSpeech()
  const name = useKnownName()
  const { change } = useSettings()
  const menu = useRef<HTMLElement>(null)
  const close = () => menu.current?.hidePopover()
  const toggleTheme = () => {
    const isNight = document.documentElement.dataset.theme === 'blueprint'
    change({ theme: isNight ? 'paper' : 'blueprint' })
  }
  return (
    <nav ref={menu} id={MENU} popover="auto" aria-label={word('nav.you')} className={css.menu}>
      {PLACES.map(([to, place]) => (
        <Link key={to} to={to} onClick={close}>
          {word(to === '/account' && name === '' ? 'online.sign-in' : place)}
        </Link>
      ))}
      <button type="button" data-theme-switch onClick={toggleTheme}>
        {word('nav.theme')}
      </button>
      <button
        type="button"
        onClick={() => {
          close()
          openKeyHelp()
        }}
      >
        {word('keys.title')} <kbd>?</kbd>
      </button>
    </nav>
  )
}
