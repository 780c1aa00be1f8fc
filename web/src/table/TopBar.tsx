import { titleOf } from '@masterplan/boards/games'
import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { usePageTitle } from '../device/page-title.ts'
import type { Sight } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { attempt } from './attempt.ts'
import css from './room.module.css'

interface TopBarProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
}

/** Which game this is and where the match stands: in the head of the page, on a phone in a bar of the table's own. */
export function TopBar({ board, sight, say }: TopBarProps) {
  const { word } = useSpeech()
  const moment = attempt(undefined, () => board.moment?.(sight.view as never))
  const title = titleOf(sight.setup.game)
  const others = sight.setup.names.filter((_, seat) => seat !== sight.viewer)
  const against =
    others.length === 1 && sight.viewer !== 'audience' ? word('start.against', { names: others[0] ?? '' }) : ''
  const now = moment === undefined ? '' : say(moment.code, moment.facts)
  const where = [against, now].filter(part => part !== '').join(', ')
  const first = sight.setup.coached ? word('coach.first-match') : ''
  usePageTitle(title, [first, where].filter(part => part !== '').join(', '), sight.setup.names.join(', '))
  return (
    <div className={css.top}>
      <Link to="/" className={css.back} aria-label={word('table.home')}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Link>
      <p title={`${title} ${where === '' ? first : where}`.trim()}>
        <b data-proper>{title}</b> {where === '' ? first : where}
      </p>
    </div>
  )
}
