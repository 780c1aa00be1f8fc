import type { Options } from '@masterplan/tryste/nouns'

/** Values of the options that are chosen from a list, in words. */
type Listed = 'mode' | 'board' | 'startZones' | 'firstLeader' | 'negAdjacency' | 'constructPP' | 'contractorMode'
type More = 'discountOrder' | 'scapeCounts'
type Choices = { readonly [Name in Listed | More]: Readonly<Record<Options[Name], string>> }

const en: Choices = {
  mode: { typical: 'typical', junior: 'junior', condensed: 'condensed' },
  board: {
    clearing: 'Clearing (6 tiers)',
    'six-lands': 'Six Lands (6 tiers)',
    'both-hexes': 'Both Hexes (12 tiers)',
    'deserted-wasteland': 'Deserted Wasteland (6 tiers)',
    quicksand: 'Quicksand (4 tiers)',
    oasis: 'Oasis (7 tiers)',
    'one-and-all': 'One and All (7 tiers)',
    free: 'a free board',
  },
  startZones: { preset: 'as the board says', auto: 'the three plainest', custom: 'as chosen below', none: 'none' },
  firstLeader: { rescomind: 'by ResComInd', random: 'by lot' },
  negAdjacency: { table: '50, 75, 100 %', linear: '50, 100, 150 %' },
  constructPP: { perStep: 'for every step', difference: 'the difference' },
  contractorMode: { oneStooj: 'one stooj', buildOneImproveAny: 'builds one, improves any' },
  discountOrder: { halveFirst: 'halved first', resourcesFirst: 'resources first' },
  scapeCounts: { resOrScape: 'residential and Scapes', anyBuilding: 'any building' },
}

const fr: Choices = {
  mode: { typical: 'typique', junior: 'junior', condensed: 'condensée' },
  board: {
    clearing: 'La Clairière (6 tiers)',
    'six-lands': 'Six Terres (6 tiers)',
    'both-hexes': 'Les Deux Hexagones (12 tiers)',
    'deserted-wasteland': 'Terre désolée (6 tiers)',
    quicksand: 'Sables mouvants (4 tiers)',
    oasis: 'Oasis (7 tiers)',
    'one-and-all': 'Une de chaque (7 tiers)',
    free: 'un plateau libre',
  },
  startZones: {
    preset: 'selon le plateau',
    auto: 'les trois plus simples',
    custom: 'choisies ci-dessous',
    none: 'aucun',
  },
  firstLeader: { rescomind: 'par ResComInd', random: 'par tirage' },
  negAdjacency: { table: '50, 75, 100 %', linear: '50, 100, 150 %' },
  constructPP: { perStep: 'à chaque étape', difference: 'la différence' },
  contractorMode: { oneStooj: 'un seul stooj', buildOneImproveAny: 'un neuf, autant d’améliorés' },
  discountOrder: { halveFirst: 'divisés d’abord', resourcesFirst: 'ressources d’abord' },
  scapeCounts: { resOrScape: 'résidentiel et Jardins', anyBuilding: 'tout bâtiment' },
}

const asMessages = (choices: Choices): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, words]) =>
      Object.entries(words).map(([choice, word]) => [`choice.${name}.${choice}`, word]),
    ),
  )
export const choiceMessages = { en: asMessages(en), fr: asMessages(fr) } as const
