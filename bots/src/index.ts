export { BOTS, botNames, type FoundBot, findBot, STRONGEST } from './bots.ts'
export { greedyBot } from './greedy.ts'
export { randomBot } from './random.ts'
