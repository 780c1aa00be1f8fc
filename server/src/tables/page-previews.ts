import type { FastifyRequest } from 'fastify'
import { cardOf } from '../outgoing/cards.ts'
import {
  type GamePage,
  type LinkPreview,
  type PreviewLanguage,
  previewOfGame,
  previewOfStart,
  previewOfTable,
} from '../outgoing/link-previews.ts'
import type { Parts } from '../parts.ts'
import { isKeptOut } from './meeting.ts'

const TABLE = /^\/table\/([A-Za-z0-9_-]{12})$/
const GAME = /^\/(new|host|rules|learn)\/([a-z0-9-]{1,40})$/

export type PreviewFor = (path: string, request: FastifyRequest) => Promise<LinkPreview>

/** What a page's address leads to, as far as whoever asks may know. What is not known there is the page of the house. */
export function previewsOf(parts: Pick<Parts, 'store' | 'games' | 'identityOf' | 'budgets' | 'addressOf'>): PreviewFor {
  const { store, games, identityOf, budgets, addressOf } = parts
  const gameOf = (id: string) => games.find(game => game.id === id)

  async function table(id: string, request: FastifyRequest, language: PreviewLanguage): Promise<LinkPreview | null> {
    // To look a table up is to ask the server something: it counts, but a page is never refused for it.
    if (budgets.address.take(addressOf(request.raw)) > 0) return null
    const row = await store.tables.find(id)
    const game = row && gameOf(row.game)
    if (row === undefined || game === undefined) return null
    const identity = await identityOf(request.raw.headers)
    if (identity !== null && (await isKeptOut(row, identity.person.id, store))) return null
    return previewOfTable(cardOf(row), game.title, language)
  }
  return async (path, request) => {
    const language = request.headers['accept-language']?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
    const [, id] = TABLE.exec(path) ?? []
    // A database that is away is no reason to show no page.
    const found = id === undefined ? null : await table(id, request, language).catch(() => null)
    const [, page, named = ''] = GAME.exec(path) ?? []
    const game = gameOf(named)
    if (game !== undefined) return previewOfGame(page as GamePage, game, language)
    return found ?? previewOfStart(language)
  }
}
