import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './gathering.module.css'

const QUIET = 4 // modules of white around it: cameras look for them

/** An address as a QR code, dark on light in both themes: half of all readers cannot do it the other way round. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: QUIET, ecc: 'M' }), [text])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-code>
      <path d={`M0 0H${size}V${size}H0Z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
