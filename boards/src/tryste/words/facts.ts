/** A name as a message can select it: selectors have no hyphens. */
export const fact = (name: string): string => name.replaceAll('-', '_')
