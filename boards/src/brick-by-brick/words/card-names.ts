type Cards = Readonly<Record<`card.${string}`, string>>

const chosenBy = (cards: Cards, fact: string, words: (card: string) => string): string =>
  `{${fact}, select, ${Object.entries(cards)
    .map(([code, card]) => `${code.slice('card.'.length)} {${words(card)}}`)
    .join(' ')} other {{${fact}}}}`

/** The name of the card that a fact has the number of. */
export const nameIn = (cards: Cards, fact: string): string =>
  chosenBy(cards, fact, card => card.split(/\s?: /)[0] ?? card)

/** The same, and where several cards have one name, what tells this one from them. */
export function nameApartIn(cards: Cards, fact: string): string {
  const nameOf = (card: string) => card.split(/\s?: /)[0] ?? card
  const names = Object.values(cards).map(nameOf)
  const isAlone = (name: string) => names.filter(each => each === name).length === 1
  return chosenBy(cards, fact, card => {
    const [name = card, about = ''] = card.split(/\s?: /)
    return isAlone(name) ? name : `${name} (${about})`
  })
}

/** Its name and what it asks for. */
export const cardIn = (cards: Cards, fact: string): string => chosenBy(cards, fact, card => card)
