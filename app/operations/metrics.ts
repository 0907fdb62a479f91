type Labels = Readonly<Record<string, string>>

/** A number that only grows. */
export interface Counter {
  add(labels: Labels, by?: number): void
}

/** The distribution of durations. */
export interface Histogram {
  /** @param seconds the duration of one event */
  observe(labels: Labels, seconds: number): void
}

/** The current value, by labels. */
export type GaugeReading = readonly (readonly [labels: Labels, value: number])[]

/** The upper bounds of a histogram's buckets, in seconds. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** Metrics of this process in the text format of Prometheus (0.0.4). */
export function createMetrics() {
  const families: (() => string[])[] = []
  const family = (name: string, help: string, type: string, lines: () => string[]) =>
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])

  return {
    counter(name: string, help: string): Counter {
      const series = new Map<string, { readonly labels: Labels; value: number }>()
      family(name, help, 'counter', () =>
        [...series.values()].map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
      )
      return {
        add(labels, by = 1) {
          const key = keyOf(labels)
          const one = series.get(key)
          if (one) one.value += by
          else series.set(key, { labels, value: by })
        },
      }
    },
    histogram(name: string, help: string): Histogram {
      const series = new Map<
        string,
        { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }
      >()
      family(name, help, 'histogram', () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map(
            (le, index) => `${name}_bucket${labelText({ ...labels, le: String(le) })} ${upTo(counts, index)}`,
          ),
          `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${labelText(labels)} ${sum}`,
          `${name}_count${labelText(labels)} ${count}`,
        ]),
      )
      return {
        observe(labels, seconds) {
          const key = keyOf(labels)
          let one = series.get(key)
          if (!one) {
            one = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
            series.set(key, one)
          }
          one.sum += seconds
          one.count += 1
          const bucket = bounds.findIndex((bound) => seconds <= bound)
          if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
        },
      }
    },
    /** @param read called at each scrape */
    gauge(name: string, help: string, read: () => GaugeReading): void {
      family(name, help, 'gauge', () => read().map(([labels, value]) => `${name}${labelText(labels)} ${value}`))
    },
    text: () => `${families.flatMap((lines) => lines()).join('\n')}\n`,
  }
}

/** The number of events in a bucket and all smaller ones. */
const upTo = (counts: readonly number[], bucket: number) =>
  counts.slice(0, bucket + 1).reduce((sum, count) => sum + count, 0)

/** The key of a series within its family. All series of a family have the same names of labels in the same order. */
function keyOf(labels: Labels): string {
  let key = ''
  for (const name in labels) key += `${labels[name]}\n`
  return key
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
