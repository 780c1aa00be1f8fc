/** The bot's answer to whether time is up or nobody waits any more; asked now and then. */
export declare function mustStop(): bool
