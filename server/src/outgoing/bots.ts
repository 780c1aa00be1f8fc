import type { HostedTable } from '../tables/table.ts'

type BotToMove = ReturnType<HostedTable['botsToMove']>[number]

/** What a bot thinks about: its seat's view, as a person there would be sent it. */
export const botTask = (hosted: HostedTable, { seat, bot }: BotToMove) => ({
  ...{ game: hosted.row.game, bot, seat, view: hosted.viewOf(seat).view },
})
