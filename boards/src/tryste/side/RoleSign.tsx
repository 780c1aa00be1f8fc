import type { Role } from '@masterplan/tryste/nouns'

const STROKE = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

/** A sign for each role, 24 across. */
export function RoleSign({ role }: { readonly role: Role }) {
  switch (role) {
    case 'zoning-board':
      return (
        <g stroke="var(--ink)" strokeWidth={1.4} strokeLinejoin="round">
          <path d="M0 -11L6 0H-6Z" fill="var(--residential)" />
          <path d="M-6 0L0 11H-12Z" fill="var(--commercial)" />
          <path d="M6 0L12 11H0Z" fill="var(--industrial)" />
        </g>
      )
    case 'realtor':
      return (
        <g>
          <path d="M-8 12V-11M-8 -9H10V3H-8" {...STROKE} />
          <path d="M-8 -9H10V3H-8Z" fill="var(--commercial)" stroke="var(--ink)" strokeWidth={1.6} />
          <path d="M-4 -3H6" stroke="var(--raised)" strokeWidth={3} />
        </g>
      )
    case 'developer':
      return (
        <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round">
          <path d="M-11 5L-3 -1H12L4 5Z" fill="var(--residential)" />
          <path d="M-11 5V9H4V5M4 9L12 3V-1" fill="var(--desert)" />
          <path d="M0 -3V-12M-4 -7L0 -3L4 -7" {...STROKE} />
        </g>
      )
    case 'contractor':
      return (
        <g>
          <path d="M-5 12V-11M-10 -7H11M-5 -11L11 -7M8 -7V0" {...STROKE} />
          <rect x={4.5} y={0} width={7} height={6} fill="var(--residential)" stroke="var(--ink)" strokeWidth={1.4} />
        </g>
      )
    case 'architect':
      return (
        <g>
          <path d="M0 -9L-8 11M0 -9L8 11M-5 4H5" {...STROKE} />
          <circle cy={-9} r={3} fill="var(--civic)" stroke="var(--ink)" strokeWidth={1.5} />
        </g>
      )
    case 'mafia':
      return (
        <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round">
          <path d="M-13 3Q0 9 13 3L8 1V-5Q4 -10 0 -7Q-4 -10 -8 -5V1Z" fill="var(--ink-soft)" />
          <path d="M-8 -1H8" stroke="var(--commercial)" strokeWidth={3} />
        </g>
      )
    case 'media':
      return (
        <g>
          <path
            d="M-10 -3L6 -10V8L-10 2Z"
            fill="var(--civic)"
            stroke="var(--ink)"
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
          <path d="M-6 3L-4 11H0L-2 4M9 -4Q12 -1 9 2" {...STROKE} />
        </g>
      )
    case 'venture-capitalist':
      return (
        <g>
          <circle r={11} fill="var(--residential)" stroke="var(--ink)" strokeWidth={1.8} />
          <text y={6} textAnchor="middle" fontSize={17} fontWeight={700} fill="var(--on-seat-2)">
            $
          </text>
        </g>
      )
  }
}
