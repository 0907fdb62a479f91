import type { ErrorCode, JsonValue, Provider, ResolutionDetails } from '@openfeature/web-sdk'

/** A provider of OpenFeature in the browser. */
export type FlagProvider = Provider

/** The brand's features in the manifest, by name. */
export type Features = Readonly<Record<string, boolean>>

/** The manifest as a provider of OpenFeature: each feature is a flag that is on or off for everybody (BRD-10). */
export function manifestProvider(features: Features): FlagProvider {
  /**
   * Resolves a flag of another type to its default value with an error, because the manifest has boolean flags only.
   */
  const other = <Value extends JsonValue>(name: string, value: Value): ResolutionDetails<Value> => ({
    value,
    reason: 'ERROR',
    errorCode: (Object.hasOwn(features, name) ? 'TYPE_MISMATCH' : 'FLAG_NOT_FOUND') as ErrorCode,
  })
  return {
    metadata: { name: 'livery-manifest' },
    runsOn: 'client',
    resolveBooleanEvaluation: (name, value) =>
      Object.hasOwn(features, name)
        ? { value: features[name] === true, reason: 'STATIC' }
        : { value, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' as ErrorCode },
    resolveStringEvaluation: other,
    resolveNumberEvaluation: other,
    resolveObjectEvaluation: other,
  }
}
