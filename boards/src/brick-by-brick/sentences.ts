import { type Event, missionName, projectName, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import type { Said } from '../board.ts'
import { letters } from './seat-letters.ts'
import { cardText } from './text/english.ts'

export function prompt(view: View): Said {
  const { phase, seat, actions, hoist, working } = view
  switch (phase) {
    case 'keep':
      return { code: 'prompt.keep', facts: { waiting: letters(view.waiting) } }
    case 'action': {
      const facts = { seat, actions, hoist: hoist ?? 0, region: working.join(', '), ploys: ploysOf(view) }
      if (hoist === null) return { code: 'prompt.opening', facts }
      if (working.length === 0) return { code: 'prompt.stuck', facts }
      return { code: working.includes(hoist) ? 'prompt.action' : 'prompt.fallback', facts }
    }
    case 'claim':
      return {
        code: 'prompt.claim',
        facts: { seat, space: spaceName(view.anchor!), projects: view.claimable.map(projectName).join(', ') },
      }
    case 'next': {
      const choices = view.table.map(each => each.seat).filter(each => !view.played.includes(each))
      return {
        code: 'prompt.next',
        facts: { seat, choices: choices.map(each => `${letters([each])} (next ${each + 1})`).join(', ') },
      }
    }
    case 'over':
      return result(view)
    default:
      return { code: 'prompt.luck', facts: {} }
  }
}
const ploysOf = ({ table, seat, ployPlayed }: View): number => (ployPlayed ? 0 : (table[seat]?.ploys ?? 0))

/** B-SCO-04, B-SCO-05 as the view tells them: all missions are shown now. */
function result({ table, missions }: View): Said {
  const totals = table.map(({ seat, points, inhabitantPoints }) => {
    const kept = missions.filter(each => each.seat === seat && each.kept)
    return points + inhabitantPoints + kept.reduce((sum, each) => sum + each.worth, 0)
  })
  const order = table.toSorted(
    (one, other) =>
      totals[other.seat]! - totals[one.seat]! ||
      other.projects.length - one.projects.length ||
      other.inhabitants - one.inhabitants,
  )
  const best = order[0]!
  const equal = order.filter(
    ({ seat, projects, inhabitants }) =>
      totals[seat] === totals[best.seat] &&
      projects.length === best.projects.length &&
      inhabitants === best.inhabitants,
  )
  const total = totals[best.seat]!
  if (equal.length === 1) return { code: 'prompt.won', facts: { winner: best.seat, total } }
  return { code: 'prompt.shared', facts: { winners: equal.map(({ seat }) => letters([seat])).join(', '), total } }
}

export function said(event: Event): Said | undefined {
  const code = `event.${event.kind}`
  switch (event.kind) {
    case 'tile':
    case 'rotated':
      return undefined // the map is drawn when it is complete
    case 'revealed':
      return { code, facts: { project: projectName(event.project), text: cardText(projectName(event.project)) } }
    case 'dealt':
      return { code, facts: { mission: missionName(event.mission), text: cardText(missionName(event.mission)) } }
    case 'kept':
      return { code, facts: { missions: event.missions.map(missionName).join(' ') } }
    case 'built':
      return {
        code,
        facts: { seat: event.seat, floors: event.floors, cost: event.cost, space: spaceName(event.space) },
      }
    case 'cleared':
      return { code, facts: { seat: event.seat, land: event.land, space: spaceName(event.space) } }
    case 'abandoned':
      return {
        code,
        facts: { seat: event.seat, floors: event.floors, gain: event.gain, space: spaceName(event.space) },
      }
    case 'passed':
      return { code, facts: { seat: event.seat, forced: event.forced ? 'yes' : 'no' } }
    case 'roof-moved':
      return { code, facts: { seat: event.seat, from: spaceName(event.from), to: spaceName(event.to) } }
    case 'invaded':
      return { code, facts: { seat: event.seat, rival: event.rival, cost: event.cost, space: spaceName(event.space) } }
    case 'claimed': {
      const { seat, points } = event
      return { code, facts: { seat, points, project: projectName(event.project), space: spaceName(event.space) } }
    }
    case 'control':
      return { code, facts: { region: event.region, gain: event.gain, seats: letters(event.seats) } }
    case 'missions-shown': {
      const shown = event.missions.map(({ seat, mission }) => `${letters([seat])} ${missionName(mission)}`)
      return { code, facts: { missions: shown.join(', ') } }
    }
    default: {
      const { kind: _, ...facts } = event
      return { code, facts }
    }
  }
}
