import type { FlagProvider } from 'livery/widget-api/visit'

/** A provider of OpenFeature over a service that responds with flags by name: `{ "tea-time": true }`. */
export function flagService(address: string): FlagProvider {
  let flags: Readonly<Record<string, unknown>> = {}
  const resolve = <Value>(name: string, value: Value) => ({ value: (flags[name] ?? value) as Value })
  return {
    metadata: { name: 'coffee-flags' },
    runsOn: 'client',
    initialize: async () => {
      flags = (await (await fetch(address)).json()) as typeof flags
    },
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  }
}
