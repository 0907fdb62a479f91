// @vitest-environment window
import { expect, test } from 'vitest'
import type { Edit } from '../messages.ts'
import { mergeLayers } from './model/merge-layers.ts'
import { stateOf } from './testing/fake-studio.ts'
import { addWaiting, delayWaiting, noteSent, toSend, waitingEdits } from './waiting-edits.ts'

test('[BRD-06] after many failed requests, an edit may still replace the value that the studio had before', () => {
  const layers = stateOf(1, 'First').layers.map((one) => ({ ...one, value: one.value ?? {} }))
  const values = mergeLayers(layers)
  for (let number = 0; number < 200; number += 1) {
    const edit: Edit = { layer: 'acme', pointer: '/merchant/name', value: `Typed ${number}` }
    addWaiting(edit, layers, values)
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
