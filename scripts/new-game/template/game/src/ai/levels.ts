import { type Thinking, USUAL_THINKING } from '@masterplan/kernel'

/** As is usual, but the weights judge at once: that is quicker than to play on, and better in a game this short. */
export const thinking: Thinking = {
  ...USUAL_THINKING,
  tree: players => ({ ...USUAL_THINKING.tree(players), horizon: 0, evaluateToDepth: 99 }),
}
