import { Block, SHADE, times, Windows } from './parts.tsx'

const WALL = 'var(--industrial)'

/** Sweat Shop, Warehouse, Factory, Airline Production Unit. */
export function Industrial({ level }: { readonly level: number }) {
  if (level === 1) return <SweatShop />
  if (level === 2) return <Warehouse />
  return level === 3 ? <Factory /> : <Airline />
}

const Chimney = ({ x, foot, height }: Record<'x' | 'foot' | 'height', number>) => (
  <>
    <path d={`M${x} ${-foot}l1.5 ${-height}h5l1.5 ${height}z`} fill="var(--mountain)" />
    <circle cx={x + 7} cy={-foot - height - 4} r={4} fill="var(--sheet)" strokeWidth={0.9} />
    <circle cx={x + 12} cy={-foot - height - 8} r={3} fill="var(--sheet)" strokeWidth={0.9} />
  </>
)
const Sawtooth = ({ left, top, teeth }: Record<'left' | 'top' | 'teeth', number>) =>
  times(teeth).map(at => (
    <path key={at} d={`M${left + at * 12} ${top}v-8l12 8z`} fill="var(--mountain)" strokeWidth={1.1} />
  ))

function SweatShop() {
  return (
    <>
      <Block fill={WALL} left={-17} width={26} height={14} />
      <path d="M-19 -14L-13 -22H13L9 -14Z" fill="var(--mountain)" />
      <Windows left={-13} top={-10} columns={2} rows={1} across={7} down={8} />
      <rect x={2} y={-9} width={5} height={9} fill="var(--ink-soft)" strokeWidth={0.8} />
    </>
  )
}

function Warehouse() {
  return (
    <>
      <Block fill={WALL} left={-25} width={42} height={18} />
      <path d="M-26 -18A24 14 0 0 1 18 -18Z" fill="var(--mountain)" />
      <path d="M-4 -32A24 14 0 0 1 18 -18H-4Z" {...SHADE} />
      <rect x={-17} y={-14} width={26} height={14} fill="var(--sheet)" strokeWidth={1} />
      <path d="M-17 -10H9M-17 -6H9M-4 -14V0" strokeWidth={0.8} />
    </>
  )
}

function Factory() {
  return (
    <>
      <Chimney x={-22} foot={18} height={24} />
      <Chimney x={-9} foot={18} height={18} />
      <Block fill={WALL} left={-28} width={48} height={20} />
      <Sawtooth left={-28} top={-20} teeth={4} />
      <Windows left={-24} top={-14} columns={4} rows={1} across={10.5} down={9} />
    </>
  )
}

function Airline() {
  return (
    <>
      <Chimney x={-32} foot={20} height={22} />
      <Block fill={WALL} left={-35} width={64} height={20} />
      <path d="M-21 -20A26 24 0 0 1 27 -20Z" fill="var(--mountain)" />
      <path d="M3 -40A26 24 0 0 1 27 -20H3Z" {...SHADE} />
      <path d="M-15 0V-14A18 12 0 0 1 21 -14V0Z" fill="var(--ink-soft)" />
      <g fill="var(--raised)" strokeWidth={1}>
        <path d="M-12 -4L3 -8L18 -4L3 -5Z" />
        <circle cx={3} cy={-7} r={4.5} />
        <path d="M3 -11V-19l3 0l1.5 8" />
      </g>
      <Windows left={-32} top={-14} columns={1} rows={1} across={11} down={9} />
    </>
  )
}
