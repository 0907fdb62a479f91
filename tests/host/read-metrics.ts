/** A line of the text format of Prometheus: name, labels, value. */
const sample =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)*)\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|\+Inf|-Inf|NaN)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"/g

/**
 * Parses metrics in the text format of Prometheus strictly. Throws for a sample without a type, a repeated sample, and
 * a bucket whose count is below that of the previous bucket.
 */
export function readMetrics(text: string) {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.')
  const types = new Map<string, string>()
  const values = new Map<string, number>()
  const buckets = new Map<string, number>()
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', type = ''] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (name !== '') {
      if (types.has(name)) throw new Error(`${name} has two types.`)
      types.set(name, type)
    } else if (!/^# HELP \S+ \S/.test(line)) readSample(line)
  }

  function readSample(line: string): void {
    const [whole, name = '', labelText = '', value = ''] = sample.exec(line) ?? []
    if (whole === undefined) throw new Error(`This is not a sample: ${line}`)
    if (!types.has(name) && !types.has(name.replace(/_(bucket|sum|count)$/, '')))
      throw new Error(`${name} has no type.`)
    const labels = Object.fromEntries([...labelText.matchAll(label)].map(([, key = '', text = '']) => [key, text]))
    const key = keyOf(name, labels)
    if (values.has(key)) throw new Error(`${line} comes twice.`)
    values.set(key, Number(value.replace('Inf', 'Infinity')))
    const { le, ...others } = labels
    if (le === undefined) return
    const series = keyOf(name, others)
    if (Number(value) < (buckets.get(series) ?? 0)) throw new Error(`${line} is less than the bucket below it.`)
    buckets.set(series, Number(value))
  }

  return { types, value: (name: string, labels: Readonly<Record<string, string>>) => values.get(keyOf(name, labels)) }
}

function keyOf(name: string, labels: Readonly<Record<string, string>>): string {
  return `${name} ${JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`
}
