type Labels = Readonly<Record<string, string>>

/** A number that only grows, of one series. */
export interface Counter {
  add(): void
}

/** The distribution of durations of one series. */
export interface Histogram {
  /** @param seconds the duration of one event */
  observe(seconds: number): void
}

/** The current value, by labels. */
export type GaugeReading = readonly (readonly [labels: Labels, value: number])[]

/** The upper bounds of a histogram's buckets, in seconds. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** A class, because an object with a function of its own takes three times the memory, and each brand has a series. */
class CounterSeries implements Counter {
  readonly labels: Labels
  value = 0

  constructor(labels: Labels) {
    this.labels = labels
  }

  add(): void {
    this.value += 1
  }
}

/** Metrics of this process in the text format of Prometheus (0.0.4). */
export function createMetrics() {
  const families: (() => string[])[] = []
  const family = (name: string, help: string, type: string, lines: () => string[]) =>
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])

  return {
    /** Adds a family of counters. Each call of the returned function starts a new series. */
    counter(name: string, help: string): (labels: Labels) => Counter {
      const all: CounterSeries[] = []
      family(name, help, 'counter', () => all.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`))
      return (labels) => {
        const series = new CounterSeries(labels)
        all.push(series)
        return series
      }
    },
    /** Adds a family of histograms. Each call of the returned function starts a new series. */
    histogram(name: string, help: string): (labels: Labels) => Histogram {
      const series: { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }[] = []
      family(name, help, 'histogram', () =>
        series.flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map(
            (le, index) => `${name}_bucket${labelText({ ...labels, le: String(le) })} ${upTo(counts, index)}`,
          ),
          `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${labelText(labels)} ${sum}`,
          `${name}_count${labelText(labels)} ${count}`,
        ]),
      )
      return (labels) => {
        const one = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
        series.push(one)
        return {
          observe(seconds) {
            one.sum += seconds
            one.count += 1
            const bucket = bounds.findIndex((bound) => seconds <= bound)
            if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
          },
        }
      }
    },
    /** @param read called at each scrape */
    gauge(name: string, help: string, read: () => GaugeReading): void {
      family(name, help, 'gauge', () => read().map(([labels, value]) => `${name}${labelText(labels)} ${value}`))
    },
    text: () => `${families.flatMap((lines) => lines()).join('\n')}\n`,
  }
}

/** The number of events in a bucket and in all smaller buckets. */
const upTo = (counts: readonly number[], bucket: number) =>
  counts.slice(0, bucket + 1).reduce((sum, count) => sum + count, 0)

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
