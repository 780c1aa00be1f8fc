import type { Lesson } from './kit/lesson.ts'

export type { Lesson }

/** The lesson of each game, by its id, fetched when it is needed. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  subdivision: async () => (await import('./subdivision/lesson.ts')).lesson,
  'parks-and-towers': async () => (await import('./parks-and-towers/lesson.ts')).lesson,
  'brick-by-brick': async () => (await import('./brick-by-brick/lesson.ts')).lesson,
  urbapolis: async () => (await import('./urbapolis/lesson.ts')).lesson,
  tryste: async () => (await import('./tryste/lesson.ts')).lesson,
}
