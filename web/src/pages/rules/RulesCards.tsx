import { RULES_CARDS, type RulesCard, type RulesPage, type RulesSign } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { Drawing } from '../../kit/Drawing.tsx'
import { useSpeech } from '../../words/speech.tsx'
import { LETTERS, RulesText } from './RulesText.tsx'
import css from './rules.module.css'
import { ScenePicture } from './ScenePicture.tsx'
import type { SceneViews } from './scene-views.ts'

interface PicturesProps {
  readonly page: RulesPage
  readonly board: FoldedWebBoard
  readonly views: SceneViews
}

/** Goal, turn, scoring and end: what one needs to know before the first match. */
export function RulesCards({ page, board, views }: PicturesProps) {
  return (
    <div className={css.quad}>
      {RULES_CARDS.map(name => (
        <Card key={name} name={name} card={page.cards[name]} board={board} views={views} />
      ))}
    </div>
  )
}

type CardProps = Omit<PicturesProps, 'page'> & { readonly name: string; readonly card: RulesCard }

function Card({ name, card: { title, scene, says, facts }, board, views }: CardProps) {
  const { text } = useSpeech()
  const view = views.get(scene)
  return (
    <section className={css.card} data-card={name}>
      <div className={css.scene}>
        <Drawing of={[board, view]}>
          <ScenePicture board={board} scene={scene} view={view} />
        </Drawing>
      </div>
      <div className={css.says}>
        <h2>{text(title)}</h2>
        <ul>
          {says.map(each => (
            <li key={each.en}>
              <RulesText text={text(each, facts)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The key to what is seen on the board. */
export function RulesSigns({ page, board, views, seats }: PicturesProps & { readonly seats: number }) {
  const { word } = useSpeech()
  const marks = Array.from(LETTERS.slice(0, seats), letter => `@${letter}`).join(' ')
  return (
    <section className={css.signs} data-signs>
      <h2>{word('rules.signs')}</h2>
      <p>
        {word('rules.players')} <RulesText text={marks} />
      </p>
      <ul>
        {page.signs.map(sign => (
          <Sign key={sign.says.en} sign={sign} board={board} views={views} />
        ))}
      </ul>
    </section>
  )
}

type SignProps = Omit<PicturesProps, 'page'> & { readonly sign: RulesSign }

function Sign({ sign: { picture, says, facts }, board, views }: SignProps) {
  const { text } = useSpeech()
  return (
    <li>
      {'record' in picture ? (
        <ScenePicture board={board} scene={picture} view={views.get(picture)} />
      ) : (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <AsDrawn picture={picture} />
        </svg>
      )}
      <span>
        <RulesText text={text(says, facts)} />
      </span>
    </li>
  )
}

const AsDrawn = ({ picture: Picture }: { readonly picture: Exclude<RulesSign['picture'], { record: unknown }> }) => (
  <Picture />
)
