// Two players slide eight pawns each over an 8×8 board, one square at a time, and capture by landing on a pawn.
// The state has the size of a small abstract game; a move is checked against the rules as a real one would be.

const START = Array.from({ length: 64 }, (_, square) => (square < 8 ? "0" : square > 55 ? "1" : null))

const steps = (square) => {
  const file = square % 8
  return [-9, -8, -7, -1, 1, 7, 8, 9]
    .map((step) => square + step)
    .filter((target) => target >= 0 && target < 64 && Math.abs((target % 8) - file) <= 1)
}

const legal = (cells, player) =>
  cells.flatMap((owner, square) =>
    owner === player ? steps(square).filter((to) => cells[to] !== player).map((to) => [square, to]) : [],
  )

// About as many moves as a random game has that our server plays beside it: 333 in the mean, 401 at most.
const length = () => 265 + Math.floor(137 * Math.random())

const Slide = {
  name: "slide",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: START.slice(), last: null, length: length() }),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (ctx.turn > G.length ? { draw: true } : undefined),
  moves: {
    slide: ({ G, playerID }, from, to) => {
      if (!legal(G.cells, playerID).some(([a, b]) => a === from && b === to)) return "INVALID_MOVE"
      // Capturing puts the pawn back home, so that there is always something to move.
      const captured = G.cells[to]
      G.cells[to] = playerID
      G.cells[from] = null
      if (captured !== null) G.cells[G.cells.indexOf(null)] = captured
      G.last = [from, to]
    },
  },
}

module.exports = { Slide, legal }
