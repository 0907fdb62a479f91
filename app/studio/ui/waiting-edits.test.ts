// @vitest-environment window
import { afterEach, expect, test } from 'vitest'
import type { Edit } from '../messages.ts'
import { mergeLayers } from './model/merge-layers.ts'
import { stateOf } from './testing/fake-studio.ts'
import {
  addWaiting,
  delayWaiting,
  dropWaiting,
  noteSent,
  toSend,
  waitingEdits,
  waitingGestures,
} from './waiting-edits.ts'

const layers = stateOf(1, 'First').layers.map((one) => ({ ...one, value: one.value ?? {} }))
const values = mergeLayers(layers)
const gesture = (...edits: readonly (readonly [pointer: string, value?: Edit['value']])[]) =>
  addWaiting(
    edits.map(([pointer, value]): Edit => ({ layer: 'acme', pointer, ...(value === undefined ? {} : { value }) })),
    layers,
    values,
  )
const pointersOf = (edits: readonly Edit[]) => edits.map(({ pointer }) => pointer)
afterEach(() => dropWaiting(waitingEdits()))

test('[BRD-06] an edit of a place replaces the earlier one, and joins its gesture', () => {
  gesture(['/a', 1], ['/b', 1])
  gesture(['/c', 1])
  gesture(['/b', 2])
  expect(waitingGestures().map(pointersOf)).toEqual([['/a', '/b'], ['/c']])
  expect(waitingEdits().find(({ pointer }) => pointer === '/b')?.value).toBe(2)
})

test('[BRD-06] an edit comes after an earlier edit of its parent, also if it replaces a still earlier one', () => {
  gesture(['/merchant/name', 'A'])
  gesture(['/merchant', { name: 'A', id: 'acme' }])
  gesture(['/merchant/name', 'AB'])
  expect(pointersOf(waitingEdits())).toEqual(['/merchant', '/merchant/name'])
})

test('[BRD-06] after many failed requests, an edit may still replace the value that the studio had before', () => {
  for (let number = 0; number < 200; number += 1) {
    const edit: Edit = { layer: 'acme', pointer: '/merchant/name', value: `Typed ${number}` }
    addWaiting([edit], layers, values)
    noteSent([edit])
    delayWaiting()
  }
  const over = toSend(waitingEdits())[0]?.over ?? []
  // The studio may have received the first request and then stopped, or the last one.
  const expected = ['First', 'Typed 0', 'Typed 199'].map((value) => ({ value }))
  expect(over).toEqual(expect.arrayContaining(expected))
  // The studio accepts at most 100 values.
  expect(over).toHaveLength(100)
})
