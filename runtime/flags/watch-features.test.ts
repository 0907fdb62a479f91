import { OpenFeature, ProviderEvents, OpenFeatureEventEmitter } from '@openfeature/web-sdk'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchFeatures } from './watch-features.ts'
import { type Features, type FlagProvider, manifestProvider } from './manifest-provider.ts'

afterEach(() => OpenFeature.clearProviders())

const features = { blog: true, spin: false }

/**
 * A provider of a merchant. It responds with the values of `table`, which a test may change before it calls `change`.
 */
function foreign(table: Record<string, unknown>, more: Partial<FlagProvider> = {}) {
  const events = new OpenFeatureEventEmitter()
  const resolve = <Value>(name: string, value: Value) => ({ value: (table[name] ?? value) as Value })
  const provider: FlagProvider = {
    metadata: { name: 'foreign' },
    runsOn: 'client',
    events,
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
    ...more,
  }
  return { provider, change: () => events.emit(ProviderEvents.ConfigurationChanged, {}) }
}

async function follow(provider: FlagProvider, context = {}) {
  const onFeatures = vi.fn<(features: Features) => void>()
  const { decideBy, updateContext } = watchFeatures({ features, onFeatures })
  await decideBy(provider, context)
  return { onFeatures, updateContext, decideBy }
}

describe('[BRD-10] the manifest is a provider of OpenFeature', () => {
  test('and its client reads the features', async () => {
    await OpenFeature.setProviderAndWait(manifestProvider(features))
    const client = OpenFeature.getClient()
    expect(client.getBooleanDetails('blog', false)).toMatchObject({ value: true, reason: 'STATIC' })
    expect(client.getBooleanDetails('spin', true)).toMatchObject({ value: false, reason: 'STATIC' })
    expect(client.getBooleanDetails('toString', true)).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' })
    expect(client.getStringDetails('blog', 'no text')).toMatchObject({ value: 'no text', errorCode: 'TYPE_MISMATCH' })
  })
})

describe('[BRD-10] a provider of the merchant', () => {
  test('decides each feature that it has, and the manifest decides all others', async () => {
    const { onFeatures } = await follow(foreign({ spin: true }).provider)
    expect(onFeatures.mock.calls).toEqual([[{ blog: true, spin: true }]])
  })

  test('notifies the site once for each change of a feature', async () => {
    const table: Record<string, unknown> = {}
    const { provider, change } = foreign(table)
    const { onFeatures } = await follow(provider)
    expect(onFeatures).not.toHaveBeenCalled()
    table.blog = false
    change()
    change()
    await expect.poll(() => onFeatures.mock.calls).toEqual([[{ blog: false, spin: false }]])
  })

  test.each([
    ['a value of another type', { blog: 'yes' }],
    ['a number', { spin: 1 }],
  ])('that responds with %s leaves the feature to the manifest', async (_what, table) => {
    const { onFeatures } = await follow(foreign(table).provider)
    expect(onFeatures).not.toHaveBeenCalled()
  })

  test('that throws, or does not start, leaves all features to the manifest', async () => {
    const fails = () => {
      throw new Error('The flag service is down.')
    }
    expect((await follow(foreign({}, { resolveBooleanEvaluation: fails }).provider)).onFeatures).not.toHaveBeenCalled()
    const broken = foreign({ spin: true }, { initialize: () => Promise.reject(new Error('No connection.')) })
    expect((await follow(broken.provider)).onFeatures).not.toHaveBeenCalled()
  })

  test('decides by the facts of the visit, and again after a login', async () => {
    const provider = foreign(
      {},
      {
        resolveBooleanEvaluation: (name, value, { session }) => ({
          value: name === 'spin' ? session === 'member' : value,
        }),
        onContextChange: () => {},
      },
    ).provider
    const { onFeatures, updateContext } = await follow(provider, { session: 'guest' })
    expect(onFeatures).not.toHaveBeenCalled()
    updateContext({ session: 'member' })
    await expect.poll(() => onFeatures.mock.calls).toEqual([[{ blog: true, spin: true }]])
  })

  test('that replaces another provider decides alone, and each change notifies the site once', async () => {
    const { onFeatures, decideBy } = await follow(foreign({ blog: false }).provider)
    const table: Record<string, unknown> = { blog: true, spin: true }
    const last = foreign(table)
    await decideBy(last.provider, {})
    table.spin = false
    last.change()
    await expect
      .poll(() => onFeatures.mock.calls)
      .toEqual([[{ blog: false, spin: false }], [{ blog: true, spin: true }], [{ blog: true, spin: false }]])
  })

  test('that fails after a later provider has replaced it changes nothing', async () => {
    const started = Promise.withResolvers<void>()
    const { decideBy, onFeatures } = await follow(manifestProvider(features))
    const failing = decideBy(foreign({}, { initialize: () => started.promise }).provider, {})
    await decideBy(foreign({ spin: true }).provider, {})
    started.reject(new Error('No connection.'))
    await failing
    expect(OpenFeature.getClient('livery').getBooleanValue('spin', false)).toBe(true)
    expect(onFeatures.mock.calls).toEqual([[{ blog: true, spin: true }]])
  })
})
