import type { Family } from '@masterplan/urbapolis/nouns'
import { COLOUR } from '../tile-lookup.ts'

const SHADE = { fill: '#000', fillOpacity: 0.28 } as const
const LIGHT = { fill: '#fff', fillOpacity: 0.35 } as const
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

interface BuildingProps {
  readonly family: Family | 'public'
  readonly rank: number // 1 to 3: higher ranks stand higher
}

/** A building seen from the street, lit from the upper left; its feet are at the origin, it is about 50 high. */
export function Building({ family, rank }: BuildingProps) {
  const fill = COLOUR[family]
  return (
    <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round">
      <ellipse cx={8} cy={1} rx={32} ry={5} fill="#000" fillOpacity={0.18} stroke="none" />
      {family === 'housing' && <House fill={fill} rank={rank} />}
      {family === 'shops' && <Shop fill={fill} rank={rank} />}
      {family === 'industry' && <Factory fill={fill} rank={rank} />}
      {family === 'corporations' && <Office fill={fill} rank={rank} />}
      {family === 'public' && <Temple fill={fill} />}
    </g>
  )
}

type Part = { readonly fill: string; readonly rank: number }

/** Front and shaded side of a block. */
function Block({ fill, left, width, height }: { fill: string; left: number; width: number; height: number }) {
  const right = left + width
  return (
    <>
      <path d={`M${left} 0V${-height}H${right}V0Z`} fill={fill} />
      <path d={`M${right} 0V${-height}L${right + 9} ${-height - 5}V-5Z`} fill={fill} />
      <path d={`M${right} 0V${-height}L${right + 9} ${-height - 5}V-5Z`} {...SHADE} stroke="none" />
    </>
  )
}

function House({ fill, rank }: Part) {
  const height = 9 + rank * 8
  return (
    <>
      <Block fill={fill} left={-22} width={36} height={height} />
      <path d={`M-25 ${-height}L-4 ${-height - 15}L17 ${-height}Z`} fill="var(--commercial)" />
      <path d={`M-4 ${-height - 15}L5 ${-height - 20}L26 ${-height - 5}L17 ${-height}Z`} fill="var(--commercial)" />
      <path d={`M-4 ${-height - 15}L5 ${-height - 20}L26 ${-height - 5}L17 ${-height}Z`} {...SHADE} />
      {times(rank).map(row => (
        <g key={row} fill="var(--sheet)" strokeWidth={1}>
          <rect x={-17} y={-height + 4 + row * 8} width={8} height={5} />
          <rect x={1} y={-height + 4 + row * 8} width={8} height={5} />
        </g>
      ))}
    </>
  )
}

function Shop({ fill, rank }: Part) {
  const height = 18 + rank * 7
  return (
    <>
      <Block fill={fill} left={-24} width={40} height={height} />
      <path d={`M-24 ${-height}L-15 ${-height - 5}H25L16 ${-height}Z`} {...LIGHT} />
      <rect x={-19} y={-11} width={14} height={11} fill="var(--water)" />
      <rect x={0} y={-11} width={10} height={11} fill="var(--sheet)" />
      {times(5).map(at => (
        <path
          key={at}
          d={`M${-24 + at * 8} -18h8l-2 7h-8z`}
          fill={at % 2 === 0 ? 'var(--raised)' : fill}
          strokeWidth={1}
        />
      ))}
      {times(rank - 1).map(row => (
        <rect key={row} x={-18} y={-height + 4 + row * 8} width={28} height={4} fill="var(--sheet)" strokeWidth={1} />
      ))}
    </>
  )
}

function Factory({ fill, rank }: Part) {
  const height = 12 + rank * 5
  return (
    <>
      {times(rank).map(at => (
        <g key={at}>
          <path d={`M${-22 + at * 12} ${-height}l1.5 -22h5l1.5 22z`} fill="var(--mountain)" />
          <circle cx={-14 + at * 12} cy={-height - 25} r={4} fill="var(--sheet)" strokeWidth={1} />
        </g>
      ))}
      <Block fill={fill} left={-27} width={44} height={height} />
      <path
        d={`M-27 ${-height}V${-height - 9}L-12 ${-height}V${-height - 9}L2 ${-height}V${-height - 9}L17 ${-height}Z`}
        fill={fill}
      />
      {times(3).map(at => (
        <rect key={at} x={-23 + at * 14} y={-9} width={8} height={5} fill="var(--sheet)" strokeWidth={1} />
      ))}
    </>
  )
}

function Office({ fill, rank }: Part) {
  const height = 26 + rank * 7
  return (
    <>
      <Block fill={fill} left={-17} width={28} height={height} />
      <path d={`M-17 ${-height}L-8 ${-height - 5}H20L11 ${-height}Z`} {...LIGHT} />
      {times(rank + 3).map(row => (
        <g key={row} fill="var(--sheet)" stroke="none">
          <rect x={-13} y={-height + 4 + row * 7} width={5} height={4} />
          <rect x={-5} y={-height + 4 + row * 7} width={5} height={4} />
          <rect x={3} y={-height + 4 + row * 7} width={5} height={4} />
        </g>
      ))}
    </>
  )
}

function Temple({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-28 0V-5H28V0Z" fill={fill} />
      {times(4).map(at => (
        <rect key={at} x={-22 + at * 12.5} y={-26} width={6} height={21} fill="var(--sheet)" strokeWidth={1.2} />
      ))}
      <path d="M-28-26V-30H28V-26Z" fill={fill} />
      <path d="M-28-30L0-44L28-30Z" fill={fill} />
      <path d="M-28-30L0-44V-30Z" {...LIGHT} stroke="none" />
    </>
  )
}
