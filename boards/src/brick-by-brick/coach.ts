import { spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import type { Seat } from '@masterplan/kernel'
import { type Coach, type CoachLine, line } from '../kit/coach.ts'

/** What one has when abandoning is worth a thought. */
const SHORT_OF_PEOPLE = 8

function action(view: View, me: Seat): CoachLine {
  const people = view.table[me]?.inhabitants ?? 0
  const here = view.spaces
    .map((space, at) => ({ ...space, name: spaceName(at), region: Math.floor(at / 7) + 1 }))
    .filter(({ region }) => view.working.includes(region))
  const mine = here.filter(({ owner }) => owner === me).toSorted((one, other) => other.floors - one.floors)[0]
  if (mine !== undefined && people < SHORT_OF_PEOPLE) {
    return line(
      '**You are short of inhabitants.** Abandoning this building gives back twice what it cost.',
      '**Les habitants manquent.** Abandonner ce bâtiment rend le double de son coût.',
      [mine.name],
    )
  }
  if (mine !== undefined && !mine.roof) {
    return line(
      '**Look at your building here.** Another floor is dearer, but projects ask for height.',
      '**Regardez votre bâtiment ici.** Un étage de plus coûte plus, mais les projets veulent de la hauteur.',
      [mine.name],
    )
  }
  const cheap = here.filter(({ owner }) => owner === null).toSorted((one, other) => one.cost - other.cost)[0]
  if (cheap !== undefined) {
    return line(
      '**Look at this space**: it costs only {cost}. Its place in the region says where the hoist goes next.',
      '**Regardez cette case** : elle ne coûte que {cost}. Sa place dans le quartier dit où ira le palan.',
      [cheap.name],
      { cost: cheap.cost },
    )
  }
  return line(
    'All spaces here are built on: see what a ploy can do.',
    'Tout est bâti ici : voyez ce que peut une ruse.',
  )
}

function look(view: View): CoachLine {
  const me = view.viewer as Seat // a coach is for somebody who sits there
  if (view.phase === 'keep') {
    return line(
      '**Keep two missions** that go together, such as two that like the same land.',
      '**Gardez deux missions** qui vont ensemble, comme deux qui aiment le même terrain.',
    )
  }
  if (view.phase === 'claim') {
    return line(
      '**Claim it**: the points are yours for good. The building gets a roof.',
      '**Réclamez-le** : les points sont à vous pour de bon. Le bâtiment reçoit un toit.',
    )
  }
  if (view.phase === 'next') {
    return line(
      'Choose who plays next: they work where the hoist is now.',
      'Choisissez qui joue : il travaillera là où est le palan.',
    )
  }
  return action(view, me)
}

export const coach: Coach<View> = {
  look,
  turn: view => [
    view.phase === 'keep'
      ? line('Your missions stay secret until the end.', 'Vos missions restent secrètes jusqu’à la fin.')
      : line(
          'Build, abandon or play a ploy in the region of the hoist.',
          'Bâtissez, abandonnez ou rusez dans le quartier du palan.',
        ),
    line(
      'Inhabitants are your money, and points at the end.',
      'Les habitants sont votre argent, et des points à la fin.',
    ),
  ],
}
