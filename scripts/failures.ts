import { existsSync, readFileSync } from 'node:fs'

/** What of a report of Vitest's is read here. */
type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** The failed tests of a report, a line each: of a long run the end is all that anybody reads. */
export function failuresIn(path: string, root: string): string[] {
  if (!existsSync(path)) return ['No test reported anything.']
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const lines = failed.map(each => `${file}: ${each.fullName}: ${firstLine(each.failureMessages[0])}`)
    return lines.length === 0 && message !== '' ? [`${file}: ${firstLine(message)}`] : lines
  })
  return failures.length > 0 ? failures : ['Every test passed, but something else went wrong: see "Unhandled" above.']
}

const firstLine = (text = ''): string => text.replace(/\n.*/s, '').slice(0, 300)
