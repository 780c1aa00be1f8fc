import type { Choices } from '../compose.ts'

export const choices: Choices = {
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
