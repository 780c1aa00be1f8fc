export * from './by-network.ts'
export * from './network.ts'
