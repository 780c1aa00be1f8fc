import { lockServing } from '../src/sqlite/file.ts'

// Serves the file it is told, as far as the lock goes, until it is killed.
const lock = lockServing(process.argv[2] ?? '', 'alone')
console.log(lock === undefined ? 'refused' : 'held')
if (lock !== undefined) setInterval(() => {}, 1000)
