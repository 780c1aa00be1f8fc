import { bid } from '../chapters/auctions.ts'
import { pay } from '../chapters/contractor/pay.ts'
import { takeResource } from '../chapters/contractor/take.ts'
import { work } from '../chapters/contractor/work.ts'
import { develop } from '../chapters/developer/develop.ts'
import { drawTile } from '../chapters/developer/draw.ts'
import { chooseForCard } from '../chapters/event-cards.ts'
import { buyHype } from '../chapters/media.ts'
import { buyBlyce, buyStooj, lay } from '../chapters/realtor.ts'
import { throwZone } from '../chapters/rescomind.ts'
import { answer } from '../chapters/trading/trade.ts'
import { sellPrestige } from '../chapters/venture-capitalist.ts'
import { pickRole, plainTurn } from '../chapters/year.ts'
import { leaveOut } from '../chapters/year-end/goods.ts'
import { rob } from '../chapters/year-end/lairs.ts'
import { chooseTier } from '../chapters/zoning-board/tier.ts'
import { openBid, proposeVariance } from '../chapters/zoning-board/variance.ts'
import { breakTie, vote } from '../chapters/zoning-board/vote.ts'
import * as at from '../data/steps.ts'
import type { Step } from './step.ts'

/** Every kind of decision, by the number of the step that waits for it; steps of luck have none. */
export const DECISIONS: (Step | undefined)[] = []
DECISIONS[at.THROW] = throwZone
DECISIONS[at.PICK] = pickRole
DECISIONS[at.CHOOSE] = chooseForCard
DECISIONS[at.ZONE] = chooseTier
DECISIONS[at.VOTE] = vote
DECISIONS[at.TIE] = breakTie
DECISIONS[at.VARIANCE] = proposeVariance
DECISIONS[at.OPEN] = openBid
DECISIONS[at.BID] = bid
DECISIONS[at.BLYCE] = buyBlyce
DECISIONS[at.BUY] = buyStooj
DECISIONS[at.LAY] = lay
DECISIONS[at.TILE] = drawTile
DECISIONS[at.DEVELOP] = develop
DECISIONS[at.TAKE] = takeResource
DECISIONS[at.WORK] = work
DECISIONS[at.PAY] = pay
DECISIONS[at.TURN] = plainTurn
DECISIONS[at.HYPE] = buyHype
DECISIONS[at.SELL] = sellPrestige
DECISIONS[at.ROB] = rob
DECISIONS[at.LEAVE] = leaveOut
DECISIONS[at.TRADE] = answer
