import type { Bot } from '@masterplan/kernel'

/** Any listed move, each as likely as the next. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ game }, seat, view, random) => game.sample(game.imagine(view, random), seat, random),
}
