import type { MetricLabels } from './outgoing/operators.ts'

/** Numbers for Prometheus, in its text format. Small enough to write, so nothing is installed for it. */
export class Metrics {
  private readonly counts = new Map<string, Map<string, number>>()
  private readonly gauges = new Map<string, () => number>()
  private readonly spans = new Map<string, { counts: number[]; sum: number; total: number }>()
  private readonly helps = new Map<string, string>()

  /** One more. */
  count(name: string, help: string, labels: MetricLabels = {}, by = 1): void {
    this.helps.set(name, help)
    const lines = this.counts.get(name) ?? new Map<string, number>()
    this.counts.set(name, lines)
    const written = labelled(labels)
    lines.set(written, (lines.get(written) ?? 0) + by)
  }

  /** Asked when somebody reads. */
  gauge(name: string, help: string, read: () => number): void {
    this.helps.set(name, help)
    this.gauges.set(name, read)
  }

  /** How long something took, in seconds. */
  observe(name: string, help: string, seconds: number): void {
    this.helps.set(name, help)
    const span = this.spans.get(name) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 }
    this.spans.set(name, span)
    for (const [at, bound] of BOUNDS.entries()) if (seconds <= bound) span.counts[at]!++
    span.sum += seconds
    span.total++
  }

  text(): string {
    const lines: string[] = []
    const head = (name: string, type: string) =>
      lines.push(`# HELP ${name} ${this.helps.get(name)}`, `# TYPE ${name} ${type}`)
    for (const [name, counts] of this.counts) {
      head(name, 'counter')
      for (const [labels, count] of counts) lines.push(`${name}${labels} ${count}`)
    }
    for (const [name, read] of this.gauges) {
      head(name, 'gauge')
      lines.push(`${name} ${read()}`)
    }
    for (const [name, { counts, sum, total }] of this.spans) {
      head(name, 'histogram')
      for (const [at, bound] of BOUNDS.entries()) lines.push(`${name}_bucket{le="${bound}"} ${counts[at]}`)
      lines.push(`${name}_bucket{le="+Inf"} ${total}`, `${name}_sum ${sum}`, `${name}_count ${total}`)
    }
    return `${lines.join('\n')}\n`
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

function labelled(labels: MetricLabels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
