import {
  type Event,
  knownScores,
  missionName,
  projectName,
  type Space,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import { ranks } from '@masterplan/kernel'
import type { Said } from '../board.ts'
import { regionOf } from './scene/coordinates.ts'
import { letters } from './seat-letters.ts'
import { cardText } from './words/en/cards.ts'

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
        facts: { seat, ...at(view.anchor!), projects: view.claimable.map(projectName).join(', ') },
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

/** A space by its name, for the terminal, and by its region, for the page. */
const at = (space: Space) => ({ space: spaceName(space), region: regionOf(space) })

const ploysOf = ({ table, seat, ployPlayed }: View): number => (ployPlayed ? 0 : (table[seat]?.ploys ?? 0))

/** All scores are known now. */
function result(view: View): Said {
  const scores = knownScores(view).filter(score => score !== null)
  const winners = view.table.filter((_, at) => ranks(scores)[at] === 1).map(({ seat }) => seat)
  const [winner = 0] = winners
  const total = scores[winner]?.total ?? 0
  if (winners.length === 1) return { code: 'prompt.won', facts: { winner, total } }
  return { code: 'prompt.shared', facts: { winners, total } }
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
      return { code, facts: keptFacts(event.missions) }
    case 'built':
      return {
        code,
        facts: { seat: event.seat, floors: event.floors, cost: event.cost, ...at(event.space) },
      }
    case 'cleared':
      return { code, facts: { seat: event.seat, land: event.land, ...at(event.space) } }
    case 'abandoned':
      return {
        code,
        facts: { seat: event.seat, floors: event.floors, gain: event.gain, ...at(event.space) },
      }
    case 'passed':
      return { code, facts: { seat: event.seat, forced: event.forced ? 'yes' : 'no' } }
    case 'roof-moved':
      return { code, facts: { seat: event.seat, ...roofFacts(event) } }
    case 'invaded':
      return { code, facts: { seat: event.seat, rival: event.rival, cost: event.cost, ...at(event.space) } }
    case 'claimed': {
      const { seat, points } = event
      return { code, facts: { seat, points, project: projectName(event.project), ...at(event.space) } }
    }
    case 'control':
      return { code, facts: { region: event.region, gain: event.gain, seats: event.seats } }
    case 'missions-shown': {
      const shown = event.missions.map(({ seat, mission }) => ({
        code: 'shown.mission',
        facts: { seats: [seat], mission: missionName(mission) },
      }))
      const missions = event.missions.map(({ seat, mission }) => `${letters([seat])} ${missionName(mission)}`)
      return { code, facts: { shown, missions: missions.join(', ') } }
    }
    default: {
      const { kind: _, ...facts } = event
      return { code, facts }
    }
  }
}

/** Two missions by their numbers: a name is said for each. */
export const keptFacts = (missions: readonly number[]) => {
  const [one = '', two = ''] = missions.map(missionName)
  return { one, two, missions: `${one} ${two}` }
}

function roofFacts({ from, to }: { readonly from: Space; readonly to: Space }) {
  const [region, target] = [regionOf(from), regionOf(to)]
  return { from: spaceName(from), to: spaceName(to), region, target: region === target ? 'same' : String(target) }
}
