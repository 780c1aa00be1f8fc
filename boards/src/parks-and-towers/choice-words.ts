/** What may be chosen in the set-up, in words. */
export const choiceWords = {
  en: {
    'choice.preset.custom': 'the numbers below',
    'choice.preset.standard': 'standard',
    'choice.preset.medium': 'medium',
    'choice.preset.small': 'small',
    'choice.preset.mini': 'mini',
    'choice.conflict.park': 'a park',
    'choice.conflict.tower': 'a tower',
  },
  fr: {
    'choice.preset.custom': 'les nombres ci-dessous',
    'choice.preset.standard': 'standard',
    'choice.preset.medium': 'moyenne',
    'choice.preset.small': 'petite',
    'choice.preset.mini': 'mini',
    'choice.conflict.park': 'un parc',
    'choice.conflict.tower': 'une tour',
  },
} as const
