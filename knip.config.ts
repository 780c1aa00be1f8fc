import type { KnipConfig } from 'knip'

/** Tests, and what packages lend to each other's tests: what only they use is not used. */
const TESTS = '{test,testing}/**/*.{ts,tsx}'
const PROGRAM = ['src/**/*.{ts,tsx}!', TESTS]

const workspaces = {
  '.': {
    entry: [
      'scripts/{repeated-blocks,start,test,test-long,yardstick}.ts!',
      'scripts/same-as/{main,probe}.ts!',
      'scripts/{bench-against,cores,mutants}/main.ts!',
      'scripts/mutants/live.ts!',
      'scripts/new-game/{main,trial}.ts!',
    ],
    project: ['scripts/**/*.{ts,mjs}!', '!scripts/new-game/template/**', '!scripts/test/**!', '*.ts'],
    ignoreBinaries: ['g\\+\\+'],
  },
  '{kernel,games/*,bots,catalog,lab,boards}': { project: PROGRAM },
  protocol: { entry: ['test/lint.ts'], project: PROGRAM },
  cli: { entry: ['src/*.worker.ts!'], project: PROGRAM },
  store: {
    entry: ['test/contract/appender.ts', 'test/holder.ts', 'test/opener.ts', 'testing/ready.ts'],
    project: PROGRAM,
  },
  web: {
    entry: [
      'src/service-worker.js!',
      'build/{chunks,inline-style,main,rulebooks}.ts!',
      'build/living.tsx!',
      'offline-plugin.ts!',
      'test/{main,ready,bench,lighthouse}.ts',
      'test/{evenings,pictures}/main.ts',
    ],
    project: ['src/**/*.{ts,tsx}!', 'build/**/*.{ts,tsx}!', '*.ts!', TESTS],
    includeEntryExports: false, // building loads them by name
    ignoreDependencies: ['@fontsource/.+'],
  },
  server: {
    entry: [
      'bench/boardgame-io/main.mjs!',
      'bench/{main,sockets-alone/main}.ts!',
      'faults/{main,nonsense,forgetful/main,unchecked/main,troubles/stepped-clock}.ts!',
    ],
    project: ['{src,bench,faults}/**/*.{ts,mjs}!', TESTS],
    ignoreDependencies: ['boardgame.io'],
    ignoreBinaries: ['mount', 'umount'], // the system's
  },
}

/**
 * Twice: `knip` asks what nobody uses, `knip --production` what only tests use. A test may well ask for a part of a
 * file that the file itself uses, so the second does not mind those.
 */
export default ({ production }: { readonly production?: boolean }): KnipConfig => ({
  includeEntryExports: true,
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  ...(production ? { ignore: ['{kernel,store}/testing/**', 'bots/test/**'] } : {}),
  workspaces,
})
