/** What a page wants of the updates it is sent: none yet that the wire has a field for. */
export const WISHES: Readonly<Record<string, never>> = {}
