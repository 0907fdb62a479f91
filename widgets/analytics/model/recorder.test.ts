import { expect, test } from 'vitest'
import type { RecordingPart } from '../../../schemas/generated/records.ts'
import { recordValidators } from '../../../schemas/generated/record-validators.js'
import { createRecorder } from './recorder.ts'

function open() {
  const sent: RecordingPart[] = []
  const state = { now: 100, route: 'home', mayRecord: true }
  const recorder = createRecorder({
    part: { key: 'demo', visit: '0123456789abcdef', brand: 'acme' },
    now: () => state.now,
    route: () => state.route,
    mayRecord: () => state.mayRecord,
    send: (part) => sent.push(part),
  })
  return { sent, state, recorder }
}

test('[QRY-07] a part has the steps with their time and page, and fits the schema', () => {
  const { sent, state, recorder } = open()
  recorder.add({ kind: 'page' })
  state.now = 350.4
  state.route = 'slot'
  recorder.add({ kind: 'press', block: 'games/lobby', element: 'link', x: 10, y: 20 })
  recorder.flush()
  recorder.flush()
  expect(sent).toEqual([
    {
      key: 'demo',
      visit: '0123456789abcdef',
      brand: 'acme',
      part: 1,
      steps: [
        { at: 0, route: 'home', kind: 'page' },
        { at: 250, route: 'slot', kind: 'press', block: 'games/lobby', element: 'link', x: 10, y: 20 },
      ],
    },
  ])
  expect(recordValidators['recording-part']?.(sent[0])).toBe(true)
})

test('[QRY-07] steps are dropped while recording is off', () => {
  const { sent, state, recorder } = open()
  state.mayRecord = false
  recorder.add({ kind: 'page' })
  recorder.flush()
  expect(sent).toEqual([])
})

test('[QRY-07] a full part is sent immediately, and a recorder sends at most 200 parts', () => {
  const { sent, recorder } = open()
  for (let step = 0; step < 30_000; step += 1) recorder.add({ kind: 'scroll', y: 1 })
  recorder.flush()
  expect(sent).toHaveLength(200)
  expect(sent.every(({ steps }) => steps.length === 100)).toBe(true)
})
