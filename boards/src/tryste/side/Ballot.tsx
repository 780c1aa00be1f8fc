import { type BallotView, type View, ZONE_LETTERS, ZONES, type Zone } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { zonePlace } from '../press/place-names.ts'
import { where } from '../words/where.ts'
import { Bar, Sum } from './Auction.tsx'
import { broughtBy } from './brought.ts'
import styles from './contest.module.css'
import { pressable } from './pressable.ts'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

type BallotProps = SideProps<View> & { readonly ballot: BallotView }

/** A vote on the zone of a tier: Influence on one scale, one's own hatched on top, and what the zone would bring. */
export function Ballot(props: BallotProps) {
  const { view, ghost, chosen, say, ballot } = props
  if (view.step !== 'vote' && view.step !== 'tie') return null
  const held = ZONES.find(zone => chosen.includes(zonePlace(zone)))
  const waiting = view.purses.filter(({ seat }) => ballot.votes.every(vote => vote.seat !== seat))
  const mine = view.viewer === 'audience' ? undefined : view.purses[view.viewer]
  const totals = ghost?.ballot?.totals ?? ballot.totals
  const most = 1.2 * Math.max(1, ...ZONES.flatMap(zone => [totals[zone], ballot.totals[zone] + (mine?.influence ?? 0)]))
  return (
    <section className={css.now}>
      <h2 className={styles.head}>
        {view.holder !== null && <SmallMark seat={view.holder} />}
        {say('side.ballot', { tier: where(ballot.tier) })}
      </h2>
      {ZONES.map(zone => (
        <Row key={zone} {...props} zone={zone} then={totals[zone]} most={most} />
      ))}
      {mine !== undefined && waiting.some(({ seat }) => seat === mine.seat) && (
        <p className={styles.aside}>
          {say('side.influence', {
            prestige: mine.prestige,
            hype: mine.hype,
            influence: mine.influence,
            last: waiting.length === 1 ? 'yes' : 'no',
          })}
        </p>
      )}
      {held !== undefined && <Brings view={view} tier={ballot.tier} zone={held} say={say} />}
    </section>
  )
}

interface RowProps extends BallotProps {
  readonly zone: Zone
  readonly then: number
  readonly most: number
}

function Row(props: RowProps) {
  const { say, ballot, zone, then, most } = props
  const id = zonePlace(zone)
  const votes = ballot.votes.filter(vote => vote.zone === zone)
  return (
    <button type="button" {...pressable(props, id)} className={styles.ballot}>
      <span className={styles.letter} style={{ background: `var(--${zone})` }} aria-hidden="true">
        {ZONE_LETTERS[ZONES.indexOf(zone)]}
      </span>
      <span className={styles.name}>{say('side.zone', { zone })}</span>
      <Bar colour={zone} now={ballot.totals[zone]} then={then} most={most} />
      <Sum from={ballot.totals[zone]} to={then} />
      <span className={styles.voters}>
        {votes.length === 0 && say('side.nobody-yet')}
        {votes.map(({ seat, weight }) => (
          <span key={seat}>
            <SmallMark seat={seat} />
            {say('side.gave', { seat, weight })}
          </span>
        ))}
      </span>
    </button>
  )
}

interface BringsProps extends Pick<SideProps<View>, 'view' | 'say'> {
  readonly tier: string
  readonly zone: Zone
}

/** What it would mean for whoever votes. */
function Brings({ view, tier, zone, say }: BringsProps) {
  const all = broughtBy(view, tier, zone)
  if (all.length === 0) return null
  return (
    <div className={styles.brings}>
      <h3>{say('side.brings', { zone })}</h3>
      <ul>
        {all.map(({ good, said }) => (
          <li key={said.code}>
            <span aria-hidden="true">{good ? '✓' : '✗'}</span>
            {say(said.code, said.facts)}
          </li>
        ))}
      </ul>
    </div>
  )
}
