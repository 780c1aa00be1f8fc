const KEY = 'masterplan-coach'

/** For which games somebody has switched the coach on or off at this device; a game that is left out was never decided. */
type CoachChoices = Readonly<Record<string, boolean>>

let known: CoachChoices | undefined // also where nothing can be kept

/** Undefined: nobody has chosen, and a first match has its coach. */
export const coachChoice = (game: string): boolean | undefined => all()[game]

export function rememberCoach(game: string, on: boolean): void {
  known = { ...all(), [game]: on }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A device that keeps nothing knows it until the page is closed.
  }
}

function all(): CoachChoices {
  known ??= read()
  return known
}

/** What is spoilt is as if nobody had chosen. */
function read(): CoachChoices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, on]) => typeof on === 'boolean'))
  } catch {
    return {}
  }
}
