import type { RulesScene } from '@masterplan/boards/games'
import { AtOnce, type FoldedWebBoard, ONLY_LOOKED_AT } from '@masterplan/boards/web'
import { memo, useMemo } from 'react'
import { useSettings } from '../../device/settings.tsx'
import { useSay } from '../../words/speech.tsx'

interface ScenePictureProps {
  readonly board: FoldedWebBoard
  readonly scene: RulesScene
  readonly view: unknown
}

/** A part of a board, drawn by the board itself. Whoever listens has the sentences beside it. */
export const ScenePicture = memo(function ScenePicture({ board, scene, view }: ScenePictureProps) {
  const say = useSay(board, scene.record.names)
  const frame = useMemo(() => frameOf(board, scene, view), [board, scene, view])
  const { Scene, Overlay } = board
  const { patterns } = useSettings()
  const seen = view as never // of the scene's own match
  return (
    <svg viewBox={frame.viewBox} aria-hidden="true">
      {/* What lies beside the frame is not to be seen where there is room beside it. */}
      <svg {...frame} aria-hidden="true">
        {/* What stands is drawn as it stands, not as it would begin to appear. */}
        <AtOnce>
          <Scene view={seen} say={say} face="" notation={false} patterns={patterns} />
          {(scene.lit ?? scene.marked) && (
            <Overlay
              {...ONLY_LOOKED_AT}
              view={seen}
              say={say}
              patterns={patterns}
              lit={new Set(scene.lit)}
              marked={new Set(scene.marked)}
            />
          )}
        </AtOnce>
      </svg>
    </svg>
  )
})

function frameOf(board: FoldedWebBoard, { shows, around }: RulesScene, view: unknown) {
  const places = board.places(view as never, code => code).filter(({ id }) => shows.includes(id))
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [aside, above] = around
  const [x, y] = [Math.min(...xs) - aside, Math.min(...ys) - above]
  const [width, height] = [Math.max(...xs) + aside - x, Math.max(...ys) + above - y]
  return { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }
}
