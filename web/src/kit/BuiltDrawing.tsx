interface BuiltDrawingProps {
  readonly box: string // what is seen of it: a viewBox
  readonly inside: string
  readonly cut?: boolean // whether it fills its place and is cut on the right or below; otherwise all of it is seen
}

/** The inside of an SVG as our build has drawn it. */
export const BuiltDrawing = ({ box, inside, cut = false }: BuiltDrawingProps) => (
  <svg
    viewBox={box}
    preserveAspectRatio={cut ? 'xMinYMin slice' : 'xMidYMid meet'}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own build, served from our own origin
    dangerouslySetInnerHTML={{ __html: inside }}
  />
)
