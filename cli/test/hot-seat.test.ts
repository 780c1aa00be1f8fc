import { TERMINAL_BOARDS } from '@masterplan/boards'
import { CATALOG } from '@masterplan/catalog'
import { describe, expect, test } from 'vitest'
import { run, terminal } from './world.ts'

const play = (typed: readonly string[], ...flags: string[]) =>
  run(['play', 'main-street', '--seed', '7', ...flags], typed.map(line => `${line}\n`).join(''))

describe('One keyboard for several people', () => {
  test('passes on behind a curtain where there are secrets, and nobody sees what is not theirs', async () => {
    const { out } = await play(['', 'claim 3', '', 'claim 5'], '--bots', 'me,me', '--names', 'Ana,Ben')
    const [start, ana, ben] = out.split(/Pass the keyboard to (?:Ana|Ben), then press Enter\./)
    expect(start).not.toContain('secret wish')
    expect(ana!.match(/Your secret wish/g)).toHaveLength(1)
    expect(ana).toContain('Ana> claim 3')
    expect(ben!.match(/Your secret wish/g)).toHaveLength(1)
    expect(ben).toContain('Player 1 has claimed a lot.')
    expect(ben).not.toContain('claim 3')
    expect(ben).toContain('Ben> claim 5')
  })

  test('takes back what others have seen or answered only if everybody agrees', async () => {
    const typed = ['', 'claim 3', '', 'undo', 'claim 5', '', 'undo', 'n', 'undo', 'y', '', 'claim 4']
    const { out } = await play(typed, '--bots', 'me,me', '--names', 'Ana,Ben')
    expect(out).toContain('Ben> undo\nYou have not decided anything yet.')
    const question = 'Does everybody agree to take back claim 3, and 1 move after it? (y/n) '
    expect(out).toContain(`Ana> undo\n${question}n\nNothing is taken back.\n`)
    expect(out).toContain(`Ana> undo\n${question}y\nTaken back: claim 3, and 1 move after it\n`)
    expect(out.slice(out.indexOf('Taken back'))).toContain('Ana> claim 4')
  })

  test('takes back at once what told nobody anything', async () => {
    const typed = 'pick H01 c2\npick H04 b3\nundo\npick H05 b3\n'
    const flags = ['--bots', 'me,me', '--seed', '7']
    const { out } = await run(['play', 'urbapolis', ...flags], typed, { catalog: CATALOG, boards: TERMINAL_BOARDS })
    expect(out).toContain('Player 1> undo\nTaken back: pick H04 b3\n')
    expect(out.slice(out.indexOf('Taken back'))).toContain('Player 1> pick H05 b3\n')
  })

  test('forgets what was typed, so that the arrow keys do not bring it back', async () => {
    const screen = terminal()
    const ran = run(['play', 'main-street', '--bots', 'me,me', '--seed', '7'], '', screen.world)
    const keys = ['\r', 'claim 3\r', '\r', '\u001b[A', '\u001b[A', '\r', 'quit\r']
    for (const key of keys) {
      await new Promise(resolve => setTimeout(resolve, 30))
      screen.type(key)
    }
    await ran
    const ben = screen.text().slice(screen.text().indexOf('Pass the keyboard to Player 2'))
    expect(ben).not.toContain('claim 3')
  })

  test('clears a terminal before and after the keyboard is passed on', async () => {
    const screen = terminal()
    const ran = run(['play', 'main-street', '--bots', 'me,me', '--seed', '7'], '', screen.world)
    screen.type('\rclaim 3\r\rquit\r')
    expect((await ran).code).toBe(0)
    const shown = screen.text()
    const typed = shown.indexOf('claim 3')
    expect(shown.indexOf('\u001b[2J', typed)).toBeGreaterThan(typed)
    expect(shown.indexOf('\u001b[2J', typed)).toBeLessThan(shown.indexOf('Pass the keyboard to Player 2'))
  })
})
