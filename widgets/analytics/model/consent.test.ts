import { expect, test } from 'vitest'
import { listenToConsent, readConsent, setConsent } from './consent.ts'

function open(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['key', stored]])
  const time = { now: 0 }
  const place = {
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    key: 'key',
    now: () => time.now,
    days: 180,
  }
  return { place, time }
}

test.each(['granted', 'refused'] as const)('[QRY-05] the device keeps the answer "%s" for 180 days', (answer) => {
  const { place, time } = open()
  expect(readConsent(place)).toBeUndefined()
  setConsent(answer, place)
  time.now = 180 * 86_400_000 - 1
  expect(readConsent(place)).toBe(answer)
  time.now += 1
  expect(readConsent(place)).toBeUndefined()
})

test.each([
  '',
  'granted',
  '{}',
  '{"consent":"granted"}',
  '{"consent":"yes","until":9}',
  '{"consent":"granted","until":0}',
])('[QRY-05] an invalid stored answer is not consent: %s', (stored) =>
  expect(readConsent(open(stored).place)).toBeUndefined(),
)

test('[QRY-05] a refusal that cannot be stored replaces an earlier consent', () => {
  const { place } = open()
  setConsent('granted', place)
  const full = {
    ...place.storage,
    setItem: () => {
      throw new Error('quota')
    },
  }
  setConsent('refused', { ...place, storage: full })
  expect(readConsent({ ...place, storage: full })).toBe('refused')
  setConsent('granted', place)
  expect(readConsent(place)).toBe('granted')
})

test('[QRY-05] listeners receive an answer even if the browser cannot store the answer', () => {
  const received: string[] = []
  const stop = listenToConsent((consent) => received.push(consent))
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota')
    },
  }
  const place = { ...open().place, storage: full }
  setConsent('granted', place)
  expect(readConsent(place)).toBe('granted')
  stop()
  setConsent('refused', open().place)
  expect(received).toEqual(['granted'])
})
