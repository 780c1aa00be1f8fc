import { configureGlobal } from 'fast-check'

// The same cases in every run: who changed nothing must not be told that something broke. PROPERTIES=7 looks at others.
configureGlobal({ seed: Number(process.env.PROPERTIES ?? 1) })
