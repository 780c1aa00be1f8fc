import { parseAst } from 'vitest/node'

/** A small fault that can be planted in a text: what stands from `start` to `end` becomes `instead`. */
export interface Fault {
  readonly start: number
  readonly end: number
  readonly instead: string
  readonly line: number
  readonly what: string
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const OTHER: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
}

/** Every fault that Stryker's usual operators would plant in code; types, imports and comments are left alone. */
export function faultsIn(text: string): Fault[] {
  const found: Fault[] = []
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node, node => {
    for (const { start, end, instead } of changesOf(node, text)) {
      const was = text.slice(start, end)
      const line = text.slice(0, start).split('\n').length
      if (was !== instead) found.push({ start, end, instead, line, what: `${short(was)} → ${short(instead)}` })
    }
  })
  return found
}

const short = (text: string): string => {
  const single = text.replace(/\s+/g, ' ')
  return single === '' ? 'nothing' : single.length > 60 ? `${single.slice(0, 57)}…` : single
}

function visit(node: Node, see: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return
  if (node.type === 'ImportDeclaration' || node.type.startsWith('Export') ? node.source : false) return
  see(node)
  for (const [name, part] of Object.entries(node)) {
    if (name === 'key' && node.computed !== true) continue // a field's name is not a value
    for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) visit(each, see)
  }
}
/** Types around an expression; the expression inside is code. */
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

type Change = { readonly start: number; readonly end: number; readonly instead: string }
const become = ({ start, end }: { start: number; end: number }, instead: string): Change => ({ start, end, instead })

function changesOf(node: Node, text: string): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return otherOperator(node, text)
    case 'UpdateExpression':
      return [
        become(
          node,
          text.slice(node.start, node.end).replace(/\+\+|--/, sign => OTHER[sign]!),
        ),
      ]
    case 'UnaryExpression': {
      const isSign = node.operator === '!' || node.operator === '-' || node.operator === '~'
      return isSign ? [become(node, text.slice((node.argument as Node).start, node.end))] : []
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return [become(node.test as Node, 'true'), become(node.test as Node, 'false')]
    case 'WhileStatement':
    case 'ForStatement':
      return isNode(node.test) ? [become(node.test, 'false')] : []
    case 'Literal':
      return otherLiteral(node)
    case 'ExpressionStatement':
      return isCall(node.expression) ? [become(node, ';')] : []
    case 'CallExpression':
      return (node.arguments as Node[])
        .filter(({ type }) => type === 'ObjectExpression')
        .map(each => become(each, '{}'))
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? [become(node, '[]')] : []
    case 'BlockStatement':
      return (node.body as unknown[]).length > 0 ? [become(node, '{}')] : []
    default:
      return []
  }
}

function otherOperator(node: Node, text: string): readonly Change[] {
  const operator = String(node.operator)
  const other = OTHER[operator]
  if (other === undefined) return []
  const from = (node.left as Node).end
  const start = from + text.slice(from, (node.right as Node).start).indexOf(operator)
  return [become({ start, end: start + operator.length }, other)]
}

function otherLiteral(node: Node): readonly Change[] {
  if (typeof node.value === 'number') return [become(node, String(node.value + 1))]
  if (typeof node.value === 'boolean') return [become(node, String(!node.value))]
  return typeof node.value === 'string' ? [become(node, node.value === '' ? "'planted'" : "''")] : []
}

const isCall = (value: unknown): boolean =>
  isNode(value) && (value.type === 'CallExpression' || (value.type === 'ChainExpression' && isCall(value.expression)))
