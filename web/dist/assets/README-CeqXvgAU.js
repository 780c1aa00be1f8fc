var e = `# Subdivision

Subdivision by Carlton Noles (2007), a game for Looney pyramids, entered in the Summer 2007 Ice Game Design Competition. These are its rules in our own words, numbered so that the code and the tests can cite them.

Two, three or four developers fill a new neighbourhood, under twenty minutes. A pyramid of three pips is a **high rise**, two pips a **family home**, one pip a **manufactured home**. High rises of one owner keep apart. Manufactured homes settle only beside strangers, and a crowd of them takes the shine off every high rise they touch. At the end pips count, and every group a player's pyramids fall into costs a point. Nothing is hidden, and nothing is left to luck, unless the parks are.

Seats 1 to 4 are red, blue, green and yellow: R, B, G, Y. Files are lettered from the left, ranks numbered from below.

| set | players | board | parks | pyramids of each size per seat |
|---|---|---|---|---|
| full | 2 | 6 × 6 | 6 | 5 |
| full | 3 | 7 × 7 | 4 | 5 |
| full | 4 | 8 × 8 | 4 | 5 |
| threehouse | 2 | 5 × 5 | 7 | 3 |
| threehouse | 3 | 6 × 6 | 9 | 3 |
| threehouse | 4 | 6 × 6 | 0 | 3 |

The fixed parks of the full set are on a1 f1 c3 d4 a6 f6 for two, in the corners for three and four; of the small set on a1 c1 e1 c3 a5 c5 e5 for two, where files a, c, f meet ranks 1, 3, 6 for three, and nowhere for four.

## Setting up

- **S-1.1** The set and the number of players (two to four) decide how large the board is and how many parks it has. Every other cell is there for one pyramid.
- **S-1.2** The parks are on the board before the first pyramid: in the fixed places, by luck one after another on any cell still empty and each as likely, on cells agreed in advance (as many as the table says, all different), or placed in turn (S-7.1).
- **S-1.3** Nothing is ever built on a park.
- **S-1.4** Every seat begins with the same stash: equally many pyramids of one, two and three pips.
- **S-1.5** Seat 1 begins, whoever sits there, and the turn goes round in the order of the seats.

## What the words mean

- **S-2.1** Cells that share an edge or a corner are *near* each other.
- **S-2.2** Cells that share an edge are *neighbours*. Neighbours are near; what is near need not be a neighbour.
- **S-2.3** A *group* is all pyramids of one colour, of whatever size, that hang together from neighbour to neighbour. One pyramid alone is a group. Neither parks nor empty cells hold a group together.
- **S-2.4** Being near concerns two cells and nothing else: a park beside or between them neither helps nor hinders.

## Building

- **S-3.1** Whoever can build must, on each turn: one pyramid, from the own stash, on a cell without park or pyramid.
- **S-3.2** A high rise may not be built near a high rise of the same colour. Those of other colours do not matter.
- **S-3.3** A family home may be built on any free cell.
- **S-3.4** A manufactured home must be built near a manufactured home or a high rise of another colour. What is near of the own colour, and family homes of anybody, do not count.
- **S-3.5** This is asked only at the moment of building. What stands stays, wherever it is and whatever comes near it.
- **S-3.6** It follows that nobody can open with a manufactured home.

## Passing, and the end

- **S-4.1** A seat passes when its stash is empty or nothing in it fits anywhere, and never otherwise.
- **S-4.2** Having passed is no reason to stay out: when something fits again on a later turn, it is built.
- **S-4.3** It is over as soon as no seat can build, whether or not cells are free. The passes that would follow are not made.
- **S-4.4** What is still in a stash at the end neither scores nor costs.

## Scoring

- **S-5.1** Each pyramid on the board scores its pips for its owner.
- **S-5.2** Each group costs its owner one point, the first like all others.
- **S-5.3** For each high rise count the manufactured homes near it, the owner's among them. The first does no harm; each further one costs the owner of the high rise a point, up to three.
- **S-5.4** So a high rise is worth 3 with none or one, then 2, 1 and at last 0, and never less.
- **S-5.5** One manufactured home counts against every high rise it is near.
- **S-5.6** Family and manufactured homes keep their pips whatever is near. A total may be negative.
- **S-5.7** It follows that nobody scores more than 29 with the full set or 17 with the small one, private parks aside: all pips, in one group, with no high rise crowded.
- **S-6.1** The highest total wins. Equals share the win.

## Variants

- **S-7.1** *Parks placed in turn.* Beginning with seat 1, the seats place one park each on any empty cell until all are on the board; nobody may pass, and parks may touch. When they do not go round evenly, the earlier seats place one more. Then seat 1 builds first.
- **S-7.2** *Private parks.* At the end, look at the cells near each park that are not parks themselves. If there are any, and one group stands on all of them, its owner scores three more. At the edge and in a corner fewer cells will do, for the same three points.
- **S-7.3** Each park is judged by itself, so one group may have several. A free cell near the park, a pyramid of another colour or of another group of the same colour, and it is nobody's.
- **S-7.4** *Strictly private parks.* As before, but a park near another park is nobody's. On a board without parks neither variant does anything.

## Options

| option | values, the usual one first |
|---|---|
| \`set\` | \`full\`, \`threehouse\` |
| \`parks\` | \`fixed\`, \`random\`, \`custom\`, \`placement\` |
| \`parkCells\` | with \`custom\`: the cells, as in \`a1,f1,a3,a6,e6,f6\`; empty means the fixed ones |
| \`privateParks\` | \`off\`, \`ignoreParks\` (S-7.2), \`strict\` (S-7.4) |
| \`privateParkPoints\` | 3 (0 to 9) |
| \`groupCost\` | 1 (0 to 5) |
| \`crowdingFree\` | 1 (0 to 8): manufactured homes near a high rise that do no harm |
| \`crowdingMost\` | 3 (0 to 3): what a high rise loses at most |

## Notation

\`3c2\` builds a pyramid of 3 pips on c2, \`pc3\` places a park on c3, \`-\` is the forced pass: \`[123][a-h][1-8]|-|p[a-h][1-8]\`. Parks that fall by luck stand in the log as \`* pc3\`.

## Decisions

Where the original is silent or says two things:

- Its introduction lets a manufactured home stand next to any high rise or manufactured home; its rule of placement asks for one that is near and of another colour. The rule counts (S-3.4).
- It does not say what happens to a seat that cannot build. It passes, comes back when it can, and the match ends when nobody can (S-4.1 to S-4.3): random matches of two end with free cells more often than not.
- A pyramid alone is a group and costs a point, the first group too: the original's highest score of 29 is only reached so (S-2.3, S-5.2).
- The limit of three points is for each high rise, not for each player (S-5.3).
- Who is to begin is settled before the match: seat 1 is whoever won that (S-1.5). Equals share the win (S-6.1).
- A cell near a park that is itself a park or off the board can hold nothing, so it stands in nobody's way (S-7.2); \`strict\` is the other reading. The ring must be one group, not several of one owner, which only matters where parks touch.
- With \`custom\` parks and no cells given, the parks are the fixed ones, so that every sheet of options can be played. Cells given with any other choice of parks are refused.
- A high rise can never be worth less than nothing (S-5.4), so \`crowdingMost\` ends at 3.
- Free choices of the host (\`privateParkPoints\`, \`groupCost\`, \`crowdingFree\`, \`crowdingMost\`) are not in the original; their usual values are.
`
export { e as default }
