import { type EvaluationContext, OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { type Features, type FlagProvider, manifestProvider } from './manifest-provider.ts'

/** The name under which the site's flags are apart from those of other code on the page. */
const domain = 'livery'

/** A brand's own provider, and what it decides. */
export interface Followed {
  readonly provider: FlagProvider
  /** The features of the manifest. Each counts while the provider has no answer for it. */
  readonly features: Features
  /** The facts that the provider may decide by. They name nobody. */
  readonly context: EvaluationContext
  /** Hears the features whenever one of them differs from before. */
  readonly onFeatures: (features: Features) => void
}

/**
 * Lets a provider of OpenFeature decide the features of a brand. A provider that fails leaves the manifest in charge, and
 * so does one that never becomes ready.
 *
 * @returns a function that tells the provider of other facts, such as a login
 */
export async function followProvider({ provider, features, context, onFeatures }: Followed) {
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
