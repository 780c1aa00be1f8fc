import { Block, SHADE, Windows } from './parts.tsx'

const WALL = 'var(--residential)'
const ROOF = 'var(--commercial)'

/** Ruddy Shack, Victorian House, Apartment Complex, Mansion Estate. */
export function Residential({ level }: { readonly level: number }) {
  if (level === 1) return <Shack />
  if (level === 2) return <Victorian />
  return level === 3 ? <Apartments /> : <Mansion />
}

const Roof = ({ left, right, eaves, ridge }: Record<'left' | 'right' | 'eaves' | 'ridge', number>) => {
  const middle = (left + right) / 2
  const slope = `M${middle} ${-ridge}l7 -4L${right + 8} ${-eaves - 3}L${right + 1} ${-eaves}Z`
  return (
    <>
      <path d={`M${left} ${-eaves}L${middle} ${-ridge}L${right} ${-eaves}Z`} fill={ROOF} />
      <path d={slope} fill={ROOF} />
      <path d={slope} {...SHADE} />
    </>
  )
}

function Shack() {
  return (
    <>
      <Block fill={WALL} left={-14} width={22} height={13} />
      <Roof left={-17} right={10} eaves={12} ridge={24} />
      <rect x={-5} y={-9} width={6} height={9} fill="var(--brownfield)" strokeWidth={1} />
      <path d="M-12 -10l8 3" strokeWidth={1} fill="none" />
    </>
  )
}

function Victorian() {
  return (
    <>
      <Block fill={WALL} left={-20} width={28} height={20} />
      <Roof left={-23} right={10} eaves={19} ridge={34} />
      <path d="M8 0V-28H20V0Z" fill={WALL} />
      <path d="M6 -28L14 -44L22 -28Z" fill={ROOF} />
      <path d="M14 -44L22 -28H14Z" {...SHADE} />
      <Windows left={-16} top={-15} columns={2} rows={1} across={11} down={10} />
      <rect x={11} y={-22} width={6} height={7} fill="var(--water)" strokeWidth={0.8} />
      <rect x={11} y={-10} width={6} height={10} fill="var(--brownfield)" strokeWidth={1} />
    </>
  )
}

function Apartments() {
  return (
    <>
      <Block fill={WALL} left={-25} width={20} height={30} />
      <Block fill={WALL} left={-7} width={24} height={44} />
      <Windows left={-22} top={-26} columns={2} rows={3} across={8.5} down={8.5} />
      <Windows left={-3} top={-40} columns={2} rows={4} across={10} down={9.5} />
    </>
  )
}

function Mansion() {
  return (
    <>
      <Block fill={WALL} left={-33} width={60} height={24} />
      <Roof left={-36} right={-10} eaves={23} ridge={36} />
      <Roof left={4} right={29} eaves={23} ridge={36} />
      <path d="M-14 0V-32H9V0Z" fill="var(--raised)" />
      <path d="M-17 -32L-2.5 -46L12 -32Z" fill={ROOF} />
      <path d="M-11 0V-31M-5 0V-31M1 0V-31M6 0V-31" strokeWidth={2} />
      <Windows left={-30} top={-18} columns={2} rows={1} across={8} down={11} />
      <Windows left={12} top={-18} columns={2} rows={1} across={8} down={11} />
      <path d="M-2.5 -46V-54l8 2.500l-8 2.5" fill="var(--civic)" strokeWidth={1} />
    </>
  )
}
