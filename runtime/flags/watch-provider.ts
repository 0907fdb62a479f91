import { type EvaluationContext, OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { type Features, type FlagProvider, manifestProvider } from './manifest-provider.ts'

/** The domain that separates the site's flags from those of other code on the page. */
const domain = 'livery'

/** A brand's own provider, with its input and output. */
export interface WatchedProvider {
  readonly provider: FlagProvider
  /** The features of the manifest. Their values count for features that the provider does not have. */
  readonly features: Features
  /** The facts for the provider's decisions, without names and phone numbers. */
  readonly context: EvaluationContext
  /** Called with all features after each change. */
  readonly onFeatures: (features: Features) => void
}

/**
 * Lets a provider of OpenFeature decide the features of a brand. If the provider fails or never becomes ready, the
 * manifest decides.
 *
 * @returns a function that passes new facts, such as a login, to the provider
 */
export async function watchProvider({ provider, features, context, onFeatures }: WatchedProvider) {
  let shown = features
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
  await OpenFeature.setContext(domain, context)
  try {
    await OpenFeature.setProviderAndWait(domain, provider)
    for (const event of [ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged]) {
      client.addHandler(event, look)
    }
    look()
  } catch {
    await OpenFeature.setProviderAndWait(domain, manifestProvider(features))
  }
  return (next: EvaluationContext): void => void OpenFeature.setContext(domain, next)
}
