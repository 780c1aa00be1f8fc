/** Says the name of the tile whose code is in a fact: people read names, codes are for typing. */
export const named = (fact: string, names: Readonly<Record<string, string>>): string =>
  `{${fact}, select, ${Object.entries(names)
    .map(([code, name]) => `${code} {${name.replaceAll("'", '’')}}`)
    .join(' ')} other {{${fact}}}}`
