import type { LevelId } from '@masterplan/kernel'

// Names that people could take for one another. A skeleton is never shown: names with the same one look alike.

/** Letters of other alphabets, and digits, that are read as a Latin letter. Upper case has become lower case before. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ѕ: 's', ј: 'j' },
  ...{ і: 'l', ї: 'l', ԁ: 'd', һ: 'h', ԛ: 'q', ԝ: 'w', ӏ: 'l', г: 'r', п: 'n', з: '3', б: '6' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'n', ι: 'l', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', ς: 'c' },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  ...{ ı: 'l', i: 'l', '1': 'l', '|': 'l', '!': 'l', '0': 'o', '5': 's', $: 's', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' },
}

/** What of a name the eye keeps: neither case nor width, spaces nor dots, nor which alphabet a letter is from. */
export const nameSkeleton = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().normalize('NFC')]
    .map(letter => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[\s\p{P}\p{Sk}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** The same without accents: who is a bot must be clear at a glance. */
const bareSkeleton = (name: string): string => nameSkeleton(name.normalize('NFKD').replaceAll(/\p{M}/gu, ''))

/** What levels are called in logs, records and programs; the page says it in its own language. */
export const LEVEL_NAMES: Readonly<Record<LevelId, string>> = {
  newcomer: 'Newcomer',
  'level-1': 'Apprentice',
  'level-2': 'Builder',
  'level-3': 'Steady',
  'level-4': 'Sharp',
  'level-5': 'Expert',
  master: 'Master',
}

/** Bots' names, and the marks that stand before others': nobody may pass for one of them. */
const KEPT_FOR_BOTS: readonly string[] = [
  ...Object.values(LEVEL_NAMES),
  ...['Nouveau venu', 'Nouvelle venue', 'Novice', 'Débutant', 'Débutante', 'Apprenti', 'Apprentie', 'Bâtisseur'],
  ...[
    'Bâtisseuse',
    'Constructeur',
    'Constructrice',
    'Régulier',
    'Régulière',
    'Solide',
    'Fin',
    'Fine',
    'Affûté',
    'Affûtée',
  ],
  ...['Perspicace', 'Experte', 'Maître', 'Maîtresse', 'Guest', 'Invité', 'Invitée', 'Bot', 'Robot', 'Program'],
  ...['Programme', 'Masterplan'],
]
const KEPT = new Set(KEPT_FOR_BOTS.map(bareSkeleton))
const LEVEL = new RegExp(`^(?:${['level', 'niveau'].map(bareSkeleton).join('|')})[\\p{N}los]{0,2}$`, 'u')
/** "Guest 3f2", as people without a name are shown. */
const DEFAULT = new RegExp(`^(?:${['guest', 'invité'].map(bareSkeleton).join('|')})[0-9a-fols]{3}$`)

/** Whether a name is one of the house's own, or could be read as one. */
export function isKeptName(name: string): boolean {
  const skeleton = bareSkeleton(name)
  return skeleton === '' || KEPT.has(skeleton) || LEVEL.test(skeleton) || DEFAULT.test(skeleton)
}
