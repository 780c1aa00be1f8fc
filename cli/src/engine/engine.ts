import type { Hint } from '@masterplan/bots'
import { askBot, type BotTasks, type WorkerPool } from '@masterplan/bots/node'
import { optionFromText, type Seat } from '@masterplan/kernel'
import { printable } from '../command.ts'
import { UNLIMITED } from '../terminal/session.ts'
import { answerQuery } from './answers.ts'
import { isBotOf, readOrder } from './limits.ts'
import { optionLines } from './option-lines.ts'
import { asWord, type Beginning, type EnginePosition, type ReadPosition, readPosition } from './position.ts'

export interface EngineSettings extends Beginning {
  readonly bot: string
  readonly seed: number
}
interface EngineParts {
  readonly pool: WorkerPool<BotTasks>
  say(line: string): void
}
type Complaints = readonly string[]
const NONE: Complaints = []
type Thinking = { readonly done: Promise<void>; readonly endless: boolean; hurry(): void }

/** One conversation in UGI: a line in, at most a few lines out. While it thinks it hears `isready`, `stop` and `quit`. */
export class Engine {
  private settings: EngineSettings
  private readonly parts: EngineParts
  private position: EnginePosition | null = null
  private viewsSeen = 0 // in this match
  private warming: Promise<void> | null = null
  private isWarm = false
  private thinking: Thinking | null = null

  constructor(settings: EngineSettings, parts: EngineParts) {
    this.settings = settings
    this.parts = parts
  }

  /** False: the conversation is over. */
  hear(line: string): boolean {
    const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(line) ?? []
    switch (word) {
      case '':
        return true
      case 'quit':
        return false
      case 'stop':
        this.thinking?.hurry()
        return true
      case 'isready':
        if (this.thinking !== null || this.isWarm) this.parts.say('readyok')
        else void this.warmUp().then(() => this.parts.say('readyok'))
        return true
      default:
        this.complain(
          this.thinking === null ? this.obey(word, rest.trim()) : [`"${word}" was not heard: "stop" first.`],
        )
        return true
    }
  }

  /** What is thought about comes to its end and is answered; what has no end of its own, or is not waited for, now. */
  async finish(waits: 'for-its-end' | 'no-longer'): Promise<void> {
    if (waits === 'no-longer' || this.thinking?.endless) this.thinking?.hurry()
    else await this.warming
    await this.thinking?.done
  }

  /** A thread is started and has the game: else that would be taken from the time of the first move. */
  private warmUp(): Promise<void> {
    const { game } = this.settings
    const nothing = { game: game.id, bot: 'random', seat: 0, view: null, seed: 0, hints: 0, ...UNLIMITED } as const
    // There is nothing to see, so it answers that it cannot.
    this.warming ??= askBot(this.parts.pool, nothing).answer.then(() => {
      this.isWarm = true
    })
    return this.warming
  }

  /** Does it, and gives what there is to complain of. */
  private obey(word: string, rest: string): Complaints {
    switch (word) {
      case 'ugi':
        return this.introduce()
      case 'setoption':
        return this.setOption(rest)
      case 'uginewgame':
        this.position = null
        this.viewsSeen = 0
        return NONE
      case 'position':
        return this.place(rest)
      case 'query':
        return this.answer(rest)
      case 'go':
        return this.go(rest)
      default:
        return [`There is no command "${word}".`]
    }
  }

  private introduce(): Complaints {
    const { game, bot } = this.settings
    const lines = [
      `id name Masterplan ${game.id} ${bot}`,
      'id author Masterplan',
      ...optionLines(this.settings),
      'ugiok',
    ]
    for (const line of lines) this.parts.say(line)
    return NONE
  }

  private setOption(text: string): Complaints {
    const [, name = '', value = ''] = /^name\s+(\S+)(?:\s+value\s+(.*))?$/s.exec(text) ?? []
    const set = withOption(this.settings, name, value)
    if (typeof set === 'string') return [set]
    this.settings = set
    return NONE
  }

  /** What cannot be read changes nothing: the position before it stands. */
  private place(text: string): Complaints {
    const read = readPosition(text, this.settings)
    if (!read.ok) return read.sentences
    this.position = read.position
    if (read.position.kind === 'view') this.viewsSeen++
    return NONE
  }

  private answer(name: string): Complaints {
    const position = this.positionNow()
    if (!position.ok) return position.sentences
    const answered = answerQuery(name, position.position, this.settings.game)
    if (!answered.ok) return answered.sentences
    this.parts.say(`response ${answered.response}`.trimEnd())
    return NONE
  }

  private go(text: string): Complaints {
    const position = this.positionNow()
    if (!position.ok) return position.sentences
    const asked = askedAt(position.position, this.viewsSeen)
    if (typeof asked === 'string') return [asked]
    const { bot, game, seed } = this.settings
    const { after, ...seen } = asked
    const order = readOrder(text, { bot, game, seat: seen.seat })
    if (!order.ok) return order.sentences
    const question = { game: game.id, bot: order.bot, ...seen, seed: seed + after, hints: 1 }
    const begun = performance.now()
    const { answer, hurry } = askBot(this.parts.pool, { ...question, ...UNLIMITED, within: order.within })
    const done = answer.then(found => {
      this.thinking = null
      if (found.ok) this.report(found.hints[0], asWord(found.text), performance.now() - begun)
      else this.complain([found.sentence])
    })
    this.thinking = { done, hurry, endless: order.endless }
    return NONE
  }

  private positionNow(): ReadPosition {
    return this.position === null ? readPosition('startpos', this.settings) : { ok: true, position: this.position }
  }

  private report(best: Found | undefined, move: string, milliseconds: number): void {
    const time = Math.max(1, Math.round(milliseconds))
    const { visits, depth, share } = best ?? NOT_SEARCHED
    // Searches by depth do not count what they look at.
    const counted = visits > 0 ? ` nodes ${visits} nps ${Math.round((1000 * visits) / time)}` : ''
    const score = share === null ? '' : ` score cp ${Math.round(200 * share - 100)}`
    this.parts.say(`info depth ${depth}${counted} time ${time}${score} pv ${move}`)
    this.parts.say(`bestmove ${move}`)
  }

  private complain(sentences: Complaints): void {
    for (const sentence of sentences) this.parts.say(`info string ${printable(sentence)}`)
  }
}
type Found = Pick<Hint, 'visits' | 'depth' | 'share'>
const NOT_SEARCHED: Found = { visits: 0, depth: 0, share: null }

/**
 * The seat that decides, what it sees, and after how many lines; a sentence if nobody does. A view does not say after how
 * many: there the views count, or two bots that draw lots would answer the same views alike for ever, such as a throw that
 * must be repeated because both threw the same.
 */
function askedAt(
  position: EnginePosition,
  viewsSeen: number,
): { readonly seat: Seat; readonly view: unknown; readonly after: number } | string {
  if (position.kind === 'view') return { seat: position.seat, view: position.view, after: viewsSeen }
  const { match } = position
  const turn = match.turn()
  if (turn.kind === 'luck') return 'Luck is awaited: tell what fell as a move.'
  if (turn.kind === 'over') return 'The match is over.'
  const seat = turn.seats[0]!
  return { seat, view: match.viewFor(seat), after: match.log.length }
}

function withOption(settings: EngineSettings, name: string, value: string): EngineSettings | string {
  const { game, options } = settings
  if (name === 'Bot') return isBotOf(game, value) ? { ...settings, bot: value } : `There is no bot "${value}".`
  if (name === 'Players' || name === 'Seed') {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : undefined
    return number === undefined ? `${name} must be a whole number.` : { ...settings, [name.toLowerCase()]: number }
  }
  const field = Object.hasOwn(game.options, name) ? game.options[name] : undefined
  if (field === undefined) return `There is no option "${name}".`
  return { ...settings, options: { ...options, [name]: optionFromText(field, value) } }
}
