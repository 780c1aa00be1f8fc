// `npm run test:evenings`: a whole match of every game at every size; words after it choose among the names of the tests,
// such as `npm run test:evenings -- -t "tryste at 360"`.
process.env.EVENINGS = 'all'
process.argv.splice(2, 0, 'test/evenings/evenings.test.ts')
await import('../main.ts')
