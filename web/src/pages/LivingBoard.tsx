import css from './start.module.css'

/** A place for a bot game that replays slowly; see the table's own board for the rest. */
export function LivingBoard({ game }: { readonly game: string }) {
  return <div className={css.living} data-living={game} aria-hidden="true" />
}
