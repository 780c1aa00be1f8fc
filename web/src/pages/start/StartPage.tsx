import { useMyTables } from '../../match/online/my-tables.ts'
import { useSpeech } from '../../words/speech.tsx'
import cards from './cards.module.css'
import { DepthDots, GameCards } from './GameCards.tsx'
import { Returning } from './Returning.tsx'
import css from './start.module.css'
import { useKept } from './use-kept.ts'
import { Welcome } from './Welcome.tsx'

/** For somebody new one way in; for somebody who comes back what waits for them. Then the games. */
export function StartPage() {
  const { word } = useSpeech()
  const { tables } = useKept()
  const online = useMyTables()
  if (tables === null) return null
  const isNew = tables.length === 0 && online.length === 0
  return (
    <div className={css.start}>
      {isNew ? <Welcome /> : <Returning tables={tables} online={online} />}
      <h2 className={cards.section} id="games">
        {word(isNew ? 'start.games' : 'nav.play')}{' '}
        {isNew ? (
          <span aria-hidden="true">
            {word('start.light')} <DepthDots depth={1} /> {word('start.deep')} <DepthDots depth={5} />
          </span>
        ) : (
          <span>{word('start.play-sub')}</span>
        )}
      </h2>
      <GameCards isNew={isNew} />
    </div>
  )
}
