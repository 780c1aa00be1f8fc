import type { Special as SpecialName } from '@masterplan/tryste/nouns'
import { Block, times } from './parts.tsx'

/** A special development: a slab, and on it what tells it apart. Feet at the origin, up to 46 high. */
export function Special({ special }: { readonly special: SpecialName }) {
  return (
    <g stroke="var(--ink)" strokeWidth={1.4} strokeLinejoin="round">
      <ellipse cx={3} cy={0} rx={32} ry={5} fill="#000" fillOpacity={0.2} stroke="none" />
      <path d="M-30 -1L-18 -10H32L22 -1Z" fill="var(--sheet)" />
      <g transform="translate(0 -5)">
        <Upon special={special} />
      </g>
    </g>
  )
}

function Upon({ special }: { readonly special: SpecialName }) {
  switch (special) {
    case 'scape':
      return <Scape />
    case 'architecture-firm':
      return <Firm />
    case 'construction-company':
      return <Company />
    case 'lair':
      return <Lair />
    case 'lumber-yard':
      return <Heap kind="lumber" />
    case 'concrete-facility':
      return <Heap kind="concrete" />
    case 'glass-plant':
      return <Heap kind="glass" />
    case 'steel-mill':
      return <Heap kind="steel" />
  }
}

const Tree = ({ x, size }: Record<'x' | 'size', number>) => (
  <>
    <path d={`M${x} 0V${-size * 0.5}`} strokeWidth={3} stroke="var(--brownfield)" />
    <circle cx={x} cy={-size * 0.75} r={size * 0.42} fill="var(--park)" />
    <path
      d={`M${x - size * 0.25} ${-size * 0.85}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.25} ${-size * 0.2}`}
      fill="none"
      stroke="#fff"
      strokeOpacity={0.7}
    />
  </>
)

function Scape() {
  return (
    <>
      <path d="M-24 2L-14 -4H26L18 2Z" fill="var(--park)" />
      <Tree x={-13} size={26} />
      <Tree x={14} size={22} />
      <Tree x={1} size={34} />
    </>
  )
}

function Firm() {
  return (
    <>
      <Block fill="var(--raised)" left={-18} width={28} height={22} />
      <path d="M-14 -4L-4 -20L6 -4M-9 -11H1" fill="none" strokeWidth={2} stroke="var(--civic)" />
      <path
        d="M-4 -44l3 6.500l7 .7l-5.3 4.700l1.6 7l-6.3 -3.700l-6.3 3.700l1.6 -7l-5.3 -4.700l7 -.7Z"
        fill="var(--residential)"
        strokeWidth={1}
      />
    </>
  )
}

function Company() {
  return (
    <>
      <Block fill="var(--residential)" left={-22} width={20} height={16} />
      <path d="M8 0V-40M12 0V-40M8 -36l4 4l-4 4l4 4l-4 4l4 4l-4 4l4 4" fill="none" strokeWidth={1.3} />
      <path d="M-18 -38H26M10 -44L-18 -38M10 -44L26 -38M10 -44V-40" fill="none" strokeWidth={1.6} />
      <path d="M-12 -38V-26" />
      <rect x={-16} y={-26} width={8} height={6} fill="var(--commercial)" />
    </>
  )
}

function Lair() {
  return (
    <>
      <path d="M-24 0L-8 -34L4 -20L12 -28L26 0Z" fill="var(--mountain)" />
      <path d="M12 -28L26 0H14Z" fill="#000" fillOpacity={0.26} stroke="none" />
      <path d="M-8 0V-8a7 8 0 0 1 14 0V0Z" fill="var(--ink)" />
      <circle cx={-4} cy={-6} r={1.5} fill="var(--residential)" stroke="none" />
      <circle cx={2} cy={-6} r={1.5} fill="var(--residential)" stroke="none" />
    </>
  )
}

type HeapKind = 'lumber' | 'concrete' | 'glass' | 'steel'

/** A mine is its resource: logs, sacks, panes or girders in front of a shed. */
function Heap({ kind }: { readonly kind: HeapKind }) {
  return (
    <>
      <path d="M-26 0V-20L-14 -30L-2 -20V0Z" fill="var(--industrial)" />
      <path d="M-14 -30L-2 -20V0H-8V-24Z" fill="#000" fillOpacity={0.22} stroke="none" />
      <g transform="translate(11 0)">
        <Pieces kind={kind} />
      </g>
    </>
  )
}

function Pieces({ kind }: { readonly kind: HeapKind }) {
  if (kind === 'lumber')
    return [-8, 2, -3].map((x, at) => (
      <g key={x}>
        <path d={`M${x} ${at === 2 ? -14 : -6}l12 -4`} strokeWidth={9} stroke="var(--brownfield)" />
        <circle cx={x} cy={at === 2 ? -14 : -6} r={5} fill="var(--desert)" />
      </g>
    ))
  if (kind === 'concrete')
    return [
      [-11, 0],
      [3, 0],
      [-4, -9],
    ].map(([x, y]) => <rect key={`${x}`} x={x} y={(y ?? 0) - 9} width={13} height={9} rx={3} fill="var(--mountain)" />)
  if (kind === 'glass')
    return times(3).map(at => (
      <path key={at} d={`M${-9 + at * 7} 0l3 -20h10l-3 20z`} fill="var(--water)" fillOpacity={0.9} />
    ))
  return [0, -8].map(y => (
    <path key={y} d={`M-12 ${y}h22M-12 ${y - 6}h22M-1 ${y}v-6`} strokeWidth={3.2} stroke="var(--civic)" fill="none" />
  ))
}
