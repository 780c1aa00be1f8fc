import type { TextFile } from './files.ts'

/** The test of this check has to name what it looks for. */
const ITS_OWN_TEST = 'scripts/test/check-product-words.test.ts'

const MACHINE_PATH = /(?<![\w.~$}])\/(?:work|tmp|root)(?![\w-])/
const REGISTRY_HOST =
  /\bregistry\.[\w-]+\.[a-z]{2,}|\bnpm\.pkg\.github\.com\b|\b[\w.-]*(?:artifactory|verdaccio|nexus)[\w.-]*\.[a-z]{2,}\b/i

/** Lines that tell of the machine they were written on: such paths and hosts mean nothing to anybody else. */
export function machineWords(files: readonly TextFile[]): string[] {
  return files
    .filter(({ path }) => path !== ITS_OWN_TEST)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const word = MACHINE_PATH.exec(line)?.[0] ?? REGISTRY_HOST.exec(line)?.[0]
        return word === undefined ? [] : [`${path}:${at + 1} names ${word}`]
      }),
    )
}
