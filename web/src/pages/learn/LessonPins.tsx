import { inPicture, numberedPlaces, type Place } from '@masterplan/boards/web'
import { Check, X } from 'lucide-react'
import type { ElementSize } from '../../table/element-size.ts'
import css from './lesson.module.css'
import type { TaskAnswer } from './use-task.ts'

interface LessonPinsProps {
  readonly look: readonly string[] // what the task speaks of
  readonly answer: TaskAnswer
  readonly places: readonly Place[]
  readonly size: ElementSize // of the picture, in its units
}

/** Numbers are square in a lesson: round ones are hints. A tick or a cross stands where the move was made. */
export function LessonPins({ look, answer: { judged, places: made }, places, size }: LessonPinsProps) {
  const at = ({ x, y }: Place) => ({ left: `${(100 * x) / size.width}%`, top: `${(100 * y) / size.height}%` })
  const spot = judged === null ? undefined : places.findLast(each => made.includes(each.id) && inPicture(each, size))
  return (
    <>
      {numberedPlaces(look, places, size).map((place, each) => (
        <span key={place.id} className={css.pin} style={at(place)} data-number={place.id}>
          {each + 1}
        </span>
      ))}
      {spot && (
        <span className={css.tried} style={at(spot)} data-tried={judged?.right ? 'right' : 'wrong'}>
          {judged?.right ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
        </span>
      )}
    </>
  )
}
