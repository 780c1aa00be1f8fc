import { LineSign } from './KindSign.tsx'
import { Sign } from './Sign.tsx'

const Coins = () => <Sign kind="coin" size={18} />
const Workers = () => <Sign kind="worker" size={18} />
const Plots = () => <LineSign d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
const Tiles = () => <LineSign d="M8 8V3h13v13h-5M3 8h13v13H3z" />

/** Above the columns of the table of players. */
export const HOLDING_SIGNS = { coins: Coins, workers: Workers, empty: Plots, hand: Tiles } as const
