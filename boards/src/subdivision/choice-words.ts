/** What may be chosen in the set-up, in words. */
export const choiceWords = {
  en: {
    'choice.set.full': 'five of each size',
    'choice.set.threehouse': 'three of each size',
    'choice.parks.fixed': 'in the usual places',
    'choice.parks.random': 'anywhere, by luck',
    'choice.parks.custom': 'as agreed',
    'choice.parks.placement': 'laid out in turn',
    'choice.privateParks.off': 'no',
    'choice.privateParks.ignoreParks': 'yes, parks beside parks do no harm',
    'choice.privateParks.strict': 'yes, but not with a park beside it',
  },
  fr: {
    'choice.set.full': 'cinq de chaque taille',
    'choice.set.threehouse': 'trois de chaque taille',
    'choice.parks.fixed': 'aux places habituelles',
    'choice.parks.random': 'n’importe où, au hasard',
    'choice.parks.custom': 'comme convenu',
    'choice.parks.placement': 'posés tour à tour',
    'choice.privateParks.off': 'non',
    'choice.privateParks.ignoreParks': 'oui, les parcs voisins ne gênent pas',
    'choice.privateParks.strict': 'oui, mais sans parc voisin',
  },
} as const
