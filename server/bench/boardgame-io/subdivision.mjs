import core from 'boardgame.io/dist/cjs/core.js'

/** Subdivision for two, the standard game, written as boardgame.io's own guide writes games: a plain `G`, moves that change it. */
const SIDE = 6
const EMPTY = 0
const PARK = -1
const PARKS = ['a1', 'f1', 'c3', 'd4', 'a6', 'f6']
const SIZES = [1, 2, 3]

const cellOf = name => SIDE * (Number(name[1]) - 1) + name.charCodeAt(0) - 97

const NEAR = Array.from({ length: SIDE * SIDE }, (_, cell) => {
  const near = []
  for (let rank = Math.floor(cell / SIDE) - 1; rank <= Math.floor(cell / SIDE) + 1; rank++)
    for (let file = (cell % SIDE) - 1; file <= (cell % SIDE) + 1; file++) {
      const other = SIDE * rank + file
      if (rank >= 0 && rank < SIDE && file >= 0 && file < SIDE && other !== cell) near.push(other)
    }
  return near
})

function fits(G, player, pips, cell) {
  if (G.cells[cell] !== EMPTY || !(G.stash[player][pips] > 0)) return false
  if (pips === 3) return !NEAR[cell].some(near => G.cells[near] === 3 && G.owner[near] === player)
  if (pips === 1) {
    return NEAR[cell].some(near => (G.cells[near] === 1 || G.cells[near] === 3) && G.owner[near] !== player)
  }
  return true
}

const canPlace = (G, player) => G.cells.some((_, cell) => SIZES.some(pips => fits(G, player, pips, cell)))

export const Subdivision = {
  name: 'subdivision',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => {
    const cells = new Array(SIDE * SIDE).fill(EMPTY)
    for (const park of PARKS) cells[cellOf(park)] = PARK
    return {
      cells,
      owner: new Array(SIDE * SIDE).fill(-1),
      stash: [0, 1].map(() => ({ 1: 5, 2: 5, 3: 5 })),
    }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true, // nobody takes back here, at either server
  moves: {
    place: ({ G, playerID }, text) => {
      const player = Number(playerID)
      if (text === '-') return canPlace(G, player) ? core.INVALID_MOVE : undefined
      const pips = Number(text[0])
      const cell = cellOf(text.slice(1))
      if (!fits(G, player, pips, cell)) return core.INVALID_MOVE
      G.cells[cell] = pips
      G.owner[cell] = player
      G.stash[player][pips] -= 1
    },
  },
  endIf: ({ G }) => (canPlace(G, 0) || canPlace(G, 1) ? undefined : { over: true }),
}
