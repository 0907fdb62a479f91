import { type EvaluationContext, OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { type Features, type FlagProvider, manifestProvider } from './manifest-provider.ts'

/** The domain that separates the site's flags from those of other code on the page. */
const domain = 'livery'

/** The features of a brand in the manifest, and a listener for changes of these features. */
export interface WatchedFeatures {
  /** The features of the manifest. Their values count for features that the provider does not have. */
  readonly features: Features
  /** Called with all features after each change. */
  readonly onFeatures: (features: Features) => void
}

/**
 * Lets a provider of OpenFeature decide the features of a brand. If the provider fails, the manifest decides. A page
 * calls this function once.
 *
 * @returns `decideBy` sets or replaces the provider. `updateContext` passes the facts about the visitor to the
 *   provider. These facts must contain no names and no phone numbers
 */
export function watchFeatures({ features, onFeatures }: WatchedFeatures) {
  let shown = features
  let last: FlagProvider | undefined
  const client = OpenFeature.getClient(domain)
  const valueOf = (name: string, isOn: boolean): boolean => {
    const value: unknown = client.getBooleanValue(name, isOn)
    return typeof value === 'boolean' ? value : isOn
  }
  const look = (): void => {
    const read = Object.fromEntries(Object.entries(features).map(([name, isOn]) => [name, valueOf(name, isOn)]))
    if (Object.keys(read).every((name) => read[name] === shown[name])) return
    shown = read
    onFeatures(read)
  }
  for (const event of [ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged])
    client.addHandler(event, look)

  /** Resolves when the provider is ready. If the provider fails, resolves when the manifest decides. */
  async function decideBy(provider: FlagProvider, context: EvaluationContext): Promise<void> {
    last = provider
    try {
      await OpenFeature.setProviderAndWait(domain, provider, context)
    } catch {
      if (last === provider) await OpenFeature.setProviderAndWait(domain, manifestProvider(features))
    }
    // If a later provider has replaced this one, the page keeps its features until that provider is ready.
    if (last === provider) look()
  }

  return {
    decideBy,
    updateContext: (context: EvaluationContext): void => void OpenFeature.setContext(domain, context),
  }
}
