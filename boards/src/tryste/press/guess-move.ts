import { readStooj, readTier, type View, ZONES } from '@masterplan/tryste/nouns'
import { stoojAt } from '../scene/coordinates.ts'

/** The move, in notation, that a press on a dark place probably meant. */
export function guessMove(place: string, view: View): string | undefined {
  if (readStooj(place)) return guessOnStooj(place, view)
  if (readTier(place)) return view.step === 'develop' ? `terraform ${place}` : `zone ${place}`
  const [kind, name = ''] = place.split(':')
  switch (kind) {
    case 'role':
      return `pick ${name}`
    case 'card':
      return `play ${name}`
    case 'seat':
      return view.step === 'rob' ? `rob ${name}` : `offer ${name} nothing for nothing`
    case 'zone':
      return `vote ${name}`
    case 'side':
      return `bid ${name} 1`
    default:
      return undefined
  }
}

function guessOnStooj(stooj: string, view: View): string {
  const here = stoojAt(view, stooj)
  switch (view.step) {
    case 'zone':
      return `zone ${here?.tier ?? ''}`
    case 'variance':
      return `variance ${stooj} ${ZONES.find(zone => zone !== here?.zone) ?? 'residential'}`
    case 'blyce':
      return `blyce ${stooj}`
    case 'develop':
      return `place ${stooj}`
    case 'work':
      return `work ${stooj} ${Math.min(4, (here?.construct?.level ?? 0) + 1)}`
    case 'choose':
      return `choose ${stooj}`
    default:
      return `buy ${stooj}`
  }
}
