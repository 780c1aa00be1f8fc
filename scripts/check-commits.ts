import { spawnSync } from 'node:child_process'
import { ROOT } from './files.ts'

/** From here on messages are checked; what is older stays as it is. */
const SINCE = 'e9b59c5'
const SUBJECT = /^[a-z][\w.-]*(?:, [a-z][\w.-]*)*: \S/
const LONGEST = 72

export type CommitMessage = { readonly id: string; readonly subject: string; readonly body: string }

/** `scope: what is now true`, short enough for every list, and a body that says why. */
export function badMessages(commits: readonly CommitMessage[]): string[] {
  return commits.flatMap(({ id, subject, body }) => {
    const faults = [
      ...(SUBJECT.test(subject) ? [] : ['does not begin with a lower-case scope and a colon']),
      ...(subject.length <= LONGEST ? [] : [`has ${subject.length} characters instead of at most ${LONGEST}`]),
      ...(body.trim() === '' ? ['has no body that says why'] : []),
    ]
    return faults.map(fault => `${id} "${subject}" ${fault}`)
  })
}

/** Commits since the first that is checked; none in a copy without git, or a shallow clone that does not reach so far. */
export function commitsSince(since: string = SINCE, root: string = ROOT): CommitMessage[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h%x00%s%x00%b%x01', `${since}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) return []
  return stdout
    .split('\u0001')
    .map(each => each.trim().split('\u0000'))
    .flatMap(([id = '', subject = '', body = '']) => (id === '' ? [] : [{ id, subject, body }]))
}
