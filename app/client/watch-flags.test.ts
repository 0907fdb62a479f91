import { OpenFeature } from '@openfeature/web-sdk'
import { afterEach, expect, test, vi } from 'vitest'
import type { Features, FlagProvider } from '../../runtime/flags/manifest-provider.ts'
import { all, scriptedSession } from '../../runtime/session/testing/scripted-session.ts'
import { watchFlags } from './watch-flags.ts'

afterEach(() => OpenFeature.clearProviders())

test('[BRD-10] a provider learns of a login that happens while the provider starts', async () => {
  const started = Promise.withResolvers<void>()
  const other = <Value>(_name: string, value: Value) => ({ value })
  const provider: FlagProvider = {
    metadata: { name: 'slow' },
    runsOn: 'client',
    initialize: () => started.promise,
    onContextChange: () => {},
    resolveBooleanEvaluation: (_name, _value, { session }) => ({ value: session === 'member' }),
    resolveStringEvaluation: other,
    resolveNumberEvaluation: other,
    resolveObjectEvaluation: other,
  }
  const { session } = scriptedSession(all)
  const onFeatures = vi.fn<(features: Features) => void>()
  const site = { features: { spin: false }, merchant: { id: 'acme' }, environment: 'staging' } as never
  const watching = watchFlags(provider, { site, session, onFeatures })
  await session.login('660812345678', 'secret1')
  started.resolve()
  await watching
  await expect.poll(() => onFeatures.mock.calls).toEqual([[{ spin: true }]])
})
