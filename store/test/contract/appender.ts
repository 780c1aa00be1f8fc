import { openStore } from '@masterplan/store'
import { aStep } from './step.ts'

// Run as a process of its own, to be killed: appends three entries at a time to each table, and prints what was acknowledged.
const [address = '', ...tables] = process.argv.slice(2)
const store = await openStore(address)

await Promise.all(
  tables.map(async id => {
    let seq = (await store.tables.find(id))?.seq ?? 0
    for (;;) {
      const entries = ['a', 'b', 'c'].map(line => ({ kind: 'move', by: 0, line: `${line} ${seq}` }) as const)
      const answer = await store.tables.append(
        aStep(id, seq, { entries, deadlines: [{ name: 'clock', due: seq + 3 }] }),
      )
      if (!answer.ok) throw new Error(`Nobody else appends to ${id}, but it says ${answer.why}.`)
      seq += 3
      process.stdout.write(`${id} ${seq}\n`)
    }
  }),
)
