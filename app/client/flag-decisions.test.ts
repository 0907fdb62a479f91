import { OpenFeature } from '@openfeature/web-sdk'
import { afterEach, expect, test, vi } from 'vitest'
import type { Features, FlagProvider } from '../../runtime/flags/manifest-provider.ts'
import { all, scriptedSession } from '../../runtime/session/testing/scripted-session.ts'
import { createFlagDecisions } from './flag-decisions.ts'

afterEach(() => OpenFeature.clearProviders())

const other = <Value>(_name: string, value: Value) => ({ value })
const providerThatStarts = (started: Promise<void>): FlagProvider => ({
  metadata: { name: 'slow' },
  runsOn: 'client',
  initialize: () => started,
  onContextChange: () => {},
  resolveBooleanEvaluation: (_name, _value, { session }) => ({ value: session === 'member' }),
  resolveStringEvaluation: other,
  resolveNumberEvaluation: other,
  resolveObjectEvaluation: other,
})

function decisions() {
  const { session } = scriptedSession(all)
  const onFeatures = vi.fn<(features: Features) => void>()
  const site = { features: { spin: false }, merchant: { id: 'acme' }, environment: 'staging' } as never
  return { session, onFeatures, decideBy: createFlagDecisions({ site, session, onFeatures }) }
}

test('[BRD-10] a provider learns of a login that happens while the provider starts', async () => {
  const started = Promise.withResolvers<void>()
  const { session, onFeatures, decideBy } = decisions()
  const deciding = decideBy(providerThatStarts(started.promise))
  await session.login('660812345678', 'secret1')
  started.resolve()
  await deciding
  await expect.poll(() => onFeatures.mock.calls).toEqual([[{ spin: true }]])
})

test('[BRD-10] a provider learns of a login although an earlier provider never starts', async () => {
  const { session, onFeatures, decideBy } = decisions()
  void decideBy(providerThatStarts(new Promise(() => {})))
  await decideBy(providerThatStarts(Promise.resolve()))
  await session.login('660812345678', 'secret1')
  await expect.poll(() => onFeatures.mock.calls).toEqual([[{ spin: true }]])
})
