/** The wire that this release speaks. It rises when a page made for the one before could no longer play. */
export const WIRE = 3
