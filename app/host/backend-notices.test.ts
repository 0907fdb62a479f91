import { expect, test } from 'vitest'
import { createBackendNotices } from './backend-notices.ts'

test('what a backend lacks is told once, and known for ten minutes', () => {
  const told: string[] = []
  let now = 0
  const notices = createBackendNotices(
    (line) => told.push(line),
    () => now,
  )
  for (let time = 0; time < 3; time++) notices.missing('acme', 'mission/get-calendar')
  notices.missing('river', 'mission/get-calendar')
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('"endpoints": { "mission/get-calendar": false }')
  expect([...notices.lackingOf('acme')]).toEqual(['mission/get-calendar'])
  expect([...notices.lackingOf('other')]).toEqual([])
  now = 600_000
  expect([...notices.lackingOf('acme')]).toEqual([])
})

test('what cannot be read is told once for each field, with the brand and the file', () => {
  const told: string[] = []
  const notices = createBackendNotices((line) => told.push(line), Date.now)
  const misreadings = [{ at: '/*/alternate', expected: 'a list' }]
  for (let page = 0; page < 50; page++) notices.misread('acme', 'canonical-entry', misreadings)
  expect(told).toEqual(['acme: canonical-entry /*/alternate: expected a list. What cannot be read is left out.'])
})
