import { Block, LIGHT, SHADE, times, Windows } from './parts.tsx'

const WALL = 'var(--commercial)'

/** Kiosk, Quick E-Mart, McDoogle’s Dept Store, SuperMega Mall. */
export function Commercial({ level }: { readonly level: number }) {
  if (level === 1) return <Kiosk />
  if (level === 2) return <Mart />
  return level === 3 ? <Store /> : <Mall />
}

const Awning = ({ left, top, stripes }: Record<'left' | 'top' | 'stripes', number>) =>
  times(stripes).map(at => (
    <path
      key={at}
      d={`M${left + at * 7} ${top}h7l-2 7h-7z`}
      fill={at % 2 === 0 ? 'var(--raised)' : WALL}
      strokeWidth={0.9}
    />
  ))

function Kiosk() {
  return (
    <>
      <path d="M-13 0V-11H11V0Z" fill={WALL} />
      <path d="M-11 -11V-22M9 -11V-22" />
      <path d="M-17 -20L-10 -29H12L15 -20Z" fill="var(--raised)" />
      <path d="M-10 -29L-8 -20H-1L-1 -29ZM5 -29L7 -20H15L12 -29Z" fill={WALL} strokeWidth={1} />
      <path d="M-13 -11H11" strokeWidth={2.4} />
    </>
  )
}

function Mart() {
  return (
    <>
      <Block fill={WALL} left={-24} width={42} height={22} />
      <rect x={-20} y={-11} width={18} height={11} fill="var(--water)" strokeWidth={1} />
      <rect x={2} y={-11} width={9} height={11} fill="var(--raised)" strokeWidth={1} />
      <Awning left={-24} top={-18} stripes={6} />
      <path d="M-16 -22V-34H10V-22Z" fill="var(--raised)" />
      <path d="M-11 -28H5" stroke={WALL} strokeWidth={4} />
    </>
  )
}

function Store() {
  return (
    <>
      <Block fill={WALL} left={-25} width={44} height={38} />
      <Windows left={-21} top={-33} columns={4} rows={2} across={9.5} down={9.5} />
      <Awning left={-25} top={-13} stripes={6} />
      <rect x={-8} y={-9} width={9} height={9} fill="var(--raised)" strokeWidth={1} />
      <path d="M-4 -42V-52l9 3l-9 3" fill="var(--residential)" strokeWidth={1} />
    </>
  )
}

function Mall() {
  return (
    <>
      <Block fill={WALL} left={-35} width={64} height={24} />
      <path d="M-20 -24A16 18 0 0 1 13 -24Z" fill="var(--water)" />
      <path d="M-3.5 -42A16 18 0 0 1 13 -24H-3.500Z" {...SHADE} />
      <path d="M-16 -29A12 13 0 0 1 -5 -39" fill="none" stroke="#fff" strokeOpacity={0.8} strokeWidth={2} />
      <path d="M-3.5 -42V-24M-12 -38V-24M5 -38V-24" strokeWidth={0.9} />
      <rect x={-31} y={-19} width={56} height={6} fill="var(--raised)" strokeWidth={1} />
      <path d="M-27 -16H-8M-2 -16H8M13 -16H21" stroke={WALL} strokeWidth={2.5} />
      <Awning left={-17} top={-10} stripes={4} />
      <path d="M-31 0V-9H-21V0ZM15 0V-9H25V0Z" fill="var(--water)" strokeWidth={1} />
      <path d="M-3.5 -42V-53l10 3.500l-10 3.5" fill="var(--residential)" strokeWidth={1} />
      <path d="M-35 -24H29" {...LIGHT} />
    </>
  )
}
