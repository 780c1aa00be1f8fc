import type { Sight } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './room.module.css'

/** Hides the table while the device changes hands. */
export function Curtain({ sight, onLift }: { readonly sight: Sight; readonly onLift: () => void }) {
  const { word } = useSpeech()
  const name = sight.viewer === 'audience' ? '' : (sight.setup.names[sight.viewer] ?? '')
  return (
    <div className={`sheet ${css.curtain}`} role="status">
      <h1>{word('table.curtain', { name })}</h1>
      <button type="button" className="button primary" onClick={onLift}>
        {word('table.lift', { name })}
      </button>
    </div>
  )
}
