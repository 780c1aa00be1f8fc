export type { OpenStore } from './assemble.ts'
export { openStore } from './open.ts'
export type * from './store.ts'
