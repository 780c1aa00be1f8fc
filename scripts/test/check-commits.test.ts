import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { badMessages, commitsSince } from '../check-commits.ts'

const faults = (subject: string, body = 'Because.') => badMessages([{ id: 'abc', subject, body }])

test.each(['tryste: reserve the Prestige of a variance', 'bots, cli: one worker pool', 'a.b-c: x'])(
  '%s passes',
  subject => expect(faults(subject)).toEqual([]),
)

test.each(['Tryste: a scope is lower case', 'no scope', 'kernel:nothing between', `kernel: ${'x'.repeat(70)}`, 'wip'])(
  '%s is told',
  subject => expect(faults(subject)).toHaveLength(1),
)

test('a message without a body is told', () => {
  expect(faults('kernel: x', ' \n')).toEqual(['abc "kernel: x" has no body that says why'])
})

test('messages come from git; where the first commit is unknown there are none', () => {
  const root = mkdtempSync(join(tmpdir(), 'commits-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root, encoding: 'utf8' })
  expect(commitsSince('HEAD', root)).toEqual([])
  git('init', '-q')
  for (const message of ['one: first', 'two: second\n\nWhy.', 'three: third\n\nA line.\nAnother.'])
    git('commit', '-q', '--allow-empty', '-m', message)
  const commits = commitsSince('HEAD~2', root)
  expect(commits.map(({ subject, body }) => [subject, body])).toEqual([
    ['three: third', 'A line.\nAnother.'],
    ['two: second', 'Why.'],
  ])
  expect(commitsSince('0123456789abcdef', root)).toEqual([])
})
