import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, ONE_SENTENCE, run } from './world.ts'

const QUICK = ['--players', '2,3', '--generations', '2', '--matches', '60', '--trial', '20', '--seed', '3']
const train = (out: string, ...flags: string[]) =>
  run(['dev', 'train', 'main-street', '--out', out, ...QUICK, ...flags])
const text = (file: string) => readFileSync(file, 'utf8')

describe('train', () => {
  test('writes weights with their command and figures, the same whatever the number of jobs', async () => {
    const [one, two] = [join(folder(), 'weights.json'), join(folder(), 'weights.json')]
    const { code, out } = await train(one)
    expect(code).toBe(0)
    expect(out).toMatch(/^players +matches +won +between +than the insight before$/m)
    expect(out).toMatch(/^ +2 +20 +\d+\.\d % +\d+\.\d % to \d+\.\d % +(stronger|weaker|not told apart)$/m)
    await train(two, '--jobs', '3')
    expect(text(two)).toBe(text(one))
    const file = JSON.parse(text(one))
    expect(file).toMatchObject({
      format: 'masterplan-weights/1',
      game: 'main-street',
      rules: '1.0.0',
      command: expect.stringContaining('masterplan dev train main-street --out FILE --players 2,3 --generations 2'),
      trained: [
        { players: 2, matches: 120, trial: { bot: 'greedy', matches: 20 } },
        { players: 3, matches: 120, trial: { bot: 'greedy', matches: 20 } },
      ],
    })
    expect(file.weights['2'].points).toHaveLength(2)
    expect(existsSync(`${one}.checkpoint`)).toBe(false)
  })

  test('goes on from a checkpoint, and comes to the same weights', async () => {
    const [whole, broken] = [join(folder(), 'weights.json'), join(folder(), 'weights.json')]
    const { err } = await train(whole)
    expect(err.match(/generation/g)).toHaveLength(4)
    // Out of a folder that is not there, the first generation cannot be kept: the training stops.
    const lost = await train(join(folder(), 'nowhere', 'weights.json'))
    expect(lost).toMatchObject({ code: 1, err: expect.stringMatching(/There is no file "[^"]*"\.\n$/) })
    const { course, done } = checkpointAfter(whole, err)
    writeFileSync(`${broken}.checkpoint`, JSON.stringify({ format: 'masterplan-training/1', course, done }))
    const resumed = await train(broken, '--resume')
    expect(resumed.code).toBe(0)
    expect(resumed.err.match(/generation/g)).toHaveLength(2)
    expect(text(broken)).toBe(text(whole))
  })

  test('learns under the options that are chosen, and says so in its command', async () => {
    const [usual, chosen] = [join(folder(), 'weights.json'), join(folder(), 'weights.json')]
    await train(usual)
    await train(chosen, '--option', 'shops=0', '--option', 'wishPoints=3')
    const { command, weights } = JSON.parse(text(chosen))
    expect(command).toContain('--players 2,3 --option shops=0 --option wishPoints=3 --generations 2')
    expect(weights).not.toEqual(JSON.parse(text(usual)).weights)
  })

  test('learns one feature among other bots, from weights that it is given, and says so in its command', async () => {
    const [before, after] = [join(folder(), 'weights.json'), join(folder(), 'weights.json')]
    await train(before)
    const flags = ['--from', before, '--only', 'points', '--rivals', 'random,greedy']
    expect(await train(after, ...flags)).toMatchObject({ code: 0 })
    const { command, weights } = JSON.parse(text(after))
    expect(command).toContain(`--seed 3 --rivals random,greedy --from ${before} --only points`)
    const learnt = JSON.parse(text(before)).weights
    expect(weights['2']['claim-open']).toEqual(learnt['2']['claim-open'])
    expect(weights['2'].points).not.toEqual(learnt['2'].points)
  })

  test('learns a net of units, the same whatever the number of jobs and wherever it was interrupted', async () => {
    const course = {
      ...{ game: 'main-street', players: 2, weights: {}, rivals: [], seed: 3, units: 2, generations: 2, matches: 30 },
      ...{ thinking: 10, trial: 10 },
      by: 'alpha-beta',
    }
    const quick = [
      '--units',
      '2',
      '--generations',
      '2',
      '--matches',
      '30',
      '--thinking',
      '10',
      '--trial',
      '10',
      '--seed',
      '3',
    ]
    const learn = (out: string, ...flags: string[]) =>
      run(['dev', 'train', 'main-street', '--out', out, ...quick, ...flags])
    const [one, two, three] = [join(folder(), 'net.json'), join(folder(), 'net.json'), join(folder(), 'net.json')]
    const { code, out, err } = await learn(one)
    expect(code).toBe(0)
    expect(out).toMatch(/^matches +won +between +than the insight before$/m)
    expect(err.match(/% of the leads explained/g)).toHaveLength(2)
    await learn(two, '--jobs', '2')
    expect(text(two)).toBe(text(one))
    expect(JSON.parse(text(one))).toMatchObject({
      format: 'masterplan-net/1',
      command:
        'masterplan dev train main-street --out FILE --players 2 --units 2 --generations 2 --matches 30 --by alpha-beta --thinking 10 --trial 10 --seed 3',
      trial: { bot: 'alpha-beta@10', matches: 10 },
    })
    const first = join(folder(), 'net.json')
    await run(['dev', 'train', 'main-street', '--out', first, ...quick.with(3, '1')])
    const { net, explained } = JSON.parse(text(first))
    const checkpoint = { format: 'masterplan-training/1', course, done: [{ generation: 1, explained, net }] }
    writeFileSync(`${three}.checkpoint`, JSON.stringify(checkpoint))
    expect((await learn(three, '--resume')).err.match(/generation/g)).toHaveLength(1)
    expect(text(three)).toBe(text(one))
    const other = join(folder(), 'weights.json')
    writeFileSync(other, '{"format":"masterplan-weights/0"}')
    expect(await learn(three, '--from', other)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/weights' format/),
    })
    const broken = { ...checkpoint, done: [{ generation: 1, explained, net: { ...net, units: 7 } }] }
    writeFileSync(`${three}.checkpoint`, JSON.stringify(broken))
    expect(await learn(three, '--resume')).toMatchObject({ code: 1, err: expect.stringMatching(/is damaged/) })
  })

  test.each([
    [['dev', 'train', 'main-street', '--out', 'x', '--thinking', '9'], /--thinking is for a net/],
    [['dev', 'train', 'main-street', '--out', 'x', '--by', 'alpha-beta'], /--by is for a net/],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--by', 'luck'],
      /--by must be alpha-beta or core-tree or tree-search/,
    ],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--by', 'core-tree'],
      /has no core that a net can teach/,
    ],
    [['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--whim', '9'], /--whim means nothing for a net/],
    [['dev', 'train', 'main-street', '--out', 'x', '--from', join('no', 'such')], /There is no file/],
    [['dev', 'train', 'main-street', '--out', 'x', '--rivals', 'greedy,nobody'], /There is no bot "nobody"/],
    [['dev', 'train', 'main-street', '--out', 'x', '--rivals', 'plain-uct@9ms'], /would not play the same again/],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--only', 'gold'],
      /no feature "gold"; there are: points, claim-open/,
    ],
    [['dev', 'train', 'main-street', '--out', 'x', '--only', 'points'], /--from must have weights/],
    [['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--rivals', 'nobody'], /There is no bot "nobody"/],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--players', '3'],
      /Only two can play by alpha-beta/,
    ],
    [['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--players', '2,3'], /must be one number from/],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--units', '4', '--option', 'shops=0'],
      /--option means nothing for/,
    ],
    [['dev', 'train', 'main-street', '--out', 'x', '--option', 'mines=1'], /has no option "mines"/],
    [['dev', 'train', 'main-street', '--out', 'x', '--option', 'shops=9'], /shops/],
    [['dev', 'train', 'main-street', '--out', 'x', '--units', '2', '--from', join('no', 'such')], /There is no file/],
    [['dev', 'train', 'main-street', '--out', 'x', '--units', '0'], /--units must be a whole number from 1 to 64/],
    [['dev', 'train', '--units', '4'], /Name one game to train/],
    [['dev', 'train'], /Name one game to train, and a file with --out/],
    [['dev', 'train', 'main-street'], /--out/],
    [['dev', 'train', 'chess', '--out', 'x'], /no game "chess"/],
    [
      ['dev', 'train', 'main-street', '--out', 'x', '--players', '2,9'],
      /--players must be numbers from 2 to 3, not "2,9"/,
    ],
    [['dev', 'train', 'main-street', '--out', 'x', '--players', '2,2'], /--players/],
    [['dev', 'train', 'main-street', '--out', 'x', '--wander', '101'], /--wander must be a whole number from 0 to 100/],
    [['dev', 'train', 'main-street', '--out', 'x', '--matches', '0'], /--matches/],
    [['dev', 'train', 'main-street', '--out', join('no', 'such', 'x'), '--resume'], /There is no file/],
  ])('%j is refused in a sentence', async (given, sentence) => {
    const { code, err } = await run(given)
    expect(code).toBe(1)
    expect(err).toMatch(ONE_SENTENCE)
    expect(err).toMatch(sentence)
  })

  test.each([
    ['{', /is not JSON/],
    ['{"format":"masterplan-match/1"}', /is not a checkpoint/],
    ['{"format":"masterplan-training/1","course":{"seed":9},"done":[]}', /a training with other flags/],
  ])('a checkpoint that is %s is refused', async (content, sentence) => {
    const out = join(folder(), 'weights.json')
    writeFileSync(`${out}.checkpoint`, content)
    expect(await train(out, '--resume')).toMatchObject({ code: 1, err: expect.stringMatching(sentence) })
  })

  test('a game without a model has nothing to train', async () => {
    const { err } = await run(['dev', 'train', 'main-street', '--out', 'x'], '', { model: async () => undefined })
    expect(err).toBe('Main Street has nothing to train.\n')
  })
})

/** What the checkpoint of a finished training held when the first number of players was done. */
function checkpointAfter(file: string, told: string) {
  const { weights } = JSON.parse(text(file))
  const losses = [...told.matchAll(/loss ([\d.]+)/g)].map(([, loss]) => Number(loss))
  const course = {
    game: 'main-street',
    options: {},
    players: [2, 3],
    seed: 3,
    generations: 2,
    matches: 60,
    wander: 0.2,
    whim: 0.3,
    margin: 0.5,
    ridge: 0.003,
    tries: 0,
    trial: 20,
    rivals: [],
    from: {},
    only: [],
    anew: false,
  }
  const done = [1, 2].map(generation => ({
    players: 2,
    generation,
    loss: losses[generation - 1],
    weights: weights['2'],
  }))
  return { course, done }
}
