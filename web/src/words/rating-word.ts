type ShownNumber = { readonly shown: number; readonly provisional: boolean }

/** A rating as everybody writes it: with a question mark as long as it rests on few matches. */
export const ratingWord = ({ shown, provisional }: ShownNumber): string => (provisional ? `${shown}?` : String(shown))
