import type { Messages, Say } from '@masterplan/boards/web'
import type { BadOption, OptionLimit, WantedValue } from '@masterplan/kernel'
import type { FormOption } from '../match/game-sheet.ts'
import type { SayWord } from './speech.tsx'

interface Speaking {
  readonly word: SayWord
  readonly say: Say
  readonly messages: Messages // the game's own
}

const LONGEST = 60 // of what somebody typed, as part of a sentence

/** Why no match begins with what a form says; `typed` is what stands in the `field`, if it is known. */
export function badOption(bad: BadOption, typed: string, speaking: Speaking, field?: FormOption): string {
  const { word, say } = speaking
  switch (bad.problem) {
    case 'unknown-option':
      return word('setup.unknown-option', { option: bad.name })
    case 'unknown-rules':
      return word('setup.unknown-rules', { given: bad.given })
    case 'wrong-players':
      return word('setup.wrong-players', { ...bad.seats, given: bad.given })
    case 'value-not-allowed': {
      const given = typed.length > LONGEST ? `${typed.slice(0, LONGEST - 1)}…` : typed
      const option = say(`option.${bad.name}`).replace(/\.$/, '') // inside of a sentence it does not end one
      const sentence = word('setup.bad-option', { option, wanted: wantedIn(bad, speaking), given })
      return [sentence, ...limitIn(bad.limit, speaking), ...exampleFor(field, speaking)].join(' ')
    }
  }
}

/** What exactly was broken, with its rule, where the game has a sentence for it. */
function limitIn(limit: OptionLimit | null, { say, messages }: Speaking): string[] {
  if (limit === null || !Object.hasOwn(messages, `limit.${limit.code}`)) return []
  return [`${say(`limit.${limit.code}`, limit.facts)} (${limit.rule})`]
}

/** Numbers are shown as they usually are; what a text looks like stands in the sentence already. */
function exampleFor(field: FormOption | undefined, { word }: Speaking): string[] {
  if (field?.kind !== 'number' && field?.kind !== 'row') return []
  const example = field.kind === 'row' ? field.usual.join(',') : `${field.usual}`
  return [word('setup.example', { example })]
}

function wantedIn(
  { name, wanted }: { readonly name: string; readonly wanted: WantedValue },
  { word, say, messages }: Speaking,
): string {
  switch (wanted.kind) {
    case 'number': {
      const { min, max, step } = wanted
      return word('setup.wanted.number', { min, max, step })
    }
    case 'row': {
      const { count, min, max, step } = wanted
      return word('setup.wanted.row', { count, min, max, step })
    }
    case 'switch':
      return word('setup.wanted.switch')
    case 'choice': {
      const named = (choice: string) =>
        Object.hasOwn(messages, `choice.${name}.${choice}`) ? say(`choice.${name}.${choice}`) : choice
      return word('setup.wanted.choice', { among: wanted.among.map(named).join(', ') })
    }
    case 'text':
      return say(`form.${name}`)
  }
}
