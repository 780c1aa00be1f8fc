/** Rules never change under the reader's eyes: the place of a thing is its name. */
export const keyed = <Item, Drawn>(items: readonly Item[], draw: (item: Item, key: number) => Drawn): Drawn[] =>
  items.map((item, key) => draw(item, key))
