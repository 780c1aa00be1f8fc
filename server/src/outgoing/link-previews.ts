import type { TableCard } from '@masterplan/protocol'

/** What is shown of a link where somebody pastes it: a chat, a forum. `picture` is a file of the page, without its ending. */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  readonly picture: string
  readonly language: PreviewLanguage
}
export type PreviewLanguage = 'en' | 'fr'

interface KnownGame {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
}
/** The pages of a game that have an address of their own. */
export type GamePage = 'new' | 'host' | 'rules' | 'learn'

interface PreviewWords {
  readonly start: Pick<LinkPreview, 'title' | 'description'>
  readonly pages: Readonly<Record<GamePage, (game: string) => string>>
  game(players: string): string
  tableOf(game: string, names: string): string
  gathering(missing: number): string
  readonly open: string // without a single name
  readonly playing: string
  over(scores: string): string
  readonly ended: string
}

const WORDS: Readonly<Record<PreviewLanguage, PreviewWords>> = {
  en: {
    start: {
      title: 'Masterplan: five board games about building a city',
      description: 'Learn them, play a gentle bot now, or friends by a link. No account, no download.',
    },
    pages: {
      new: game => `New match of ${game}`,
      host: game => `${game} with friends`,
      rules: game => `${game}: the rules`,
      learn: game => `Learn ${game}`,
    },
    game: players => `A board game about building a city, for ${players} players: against bots, or friends by a link.`,
    tableOf: (game, names) => `${game}: ${names}`,
    gathering: missing =>
      missing === 0
        ? 'Everybody is there: the match begins soon.'
        : `${missing === 1 ? 'One seat is' : `${missing} seats are`} free. Sit down by this link; no account needed.`,
    open: 'an open table',
    playing: 'The match is on. Follow this link to look on.',
    over: scores => `The match is over: ${scores}.`,
    ended: 'This table was closed.',
  },
  fr: {
    start: {
      title: 'Masterplan : cinq jeux de plateau pour bâtir une ville',
      description:
        'Apprenez-les, jouez contre un robot facile, ou avec des amis par un lien. Ni compte, ni téléchargement.',
    },
    pages: {
      new: game => `Nouvelle partie de ${game}`,
      host: game => `${game} avec des amis`,
      rules: game => `${game} : les règles`,
      learn: game => `Apprendre ${game}`,
    },
    game: players =>
      `Un jeu de plateau pour bâtir une ville, à ${players} joueurs : contre des robots, ou avec des amis par un lien.`,
    tableOf: (game, names) => `${game} : ${names}`,
    gathering: missing =>
      missing === 0
        ? 'Tout le monde est là : la partie commence bientôt.'
        : `${missing === 1 ? 'Une place est libre' : `${missing} places sont libres`}. Asseyez-vous par ce lien ; sans compte.`,
    open: 'une table ouverte',
    playing: 'La partie est en cours. Suivez ce lien pour la regarder.',
    over: scores => `La partie est terminée : ${scores}.`,
    ended: 'Cette table a été fermée.',
  },
}

export const previewOfStart = (language: PreviewLanguage): LinkPreview => ({
  ...WORDS[language].start,
  picture: 'start',
  language,
})

export function previewOfGame(page: GamePage, game: KnownGame, language: PreviewLanguage): LinkPreview {
  const { id, title, seats } = game
  const players = seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`
  const { pages, game: described } = WORDS[language]
  return { title: pages[page](title), description: described(players), picture: id, language }
}

/** Of a table what the lobby would tell of it: who sits there, whether it has begun, and its result. */
export function previewOfTable(card: TableCard, title: string, language: PreviewLanguage): LinkPreview {
  const words = WORDS[language]
  const { seats, status, result } = card
  const sitting = seats.flatMap(holder => (holder.kind === 'person' || holder.kind === 'bot' ? [holder.name] : []))
  const names = sitting.length === 0 ? words.open : sitting.join(', ')
  const described = (): string => {
    switch (status) {
      case 'gathering':
        return words.gathering(seats.length - sitting.length)
      case 'playing':
        return words.playing
      case 'over':
        return result === null ? words.ended : words.over(result.scores.join(' : '))
      case 'ended':
        return words.ended
    }
  }
  return { title: words.tableOf(title, names), description: described(), picture: card.game, language }
}
