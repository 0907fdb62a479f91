import { expect, test } from 'vitest'
import { createRenderTurns } from './render-turns.ts'

/** Creates turns whose frames the test advances. */
function createTurns() {
  const frames: (() => void)[] = []
  const turns = createRenderTurns((act) => frames.push(act))
  const passFrame = () => {
    for (const act of frames.splice(0)) act()
  }
  return { turns, passFrame, requestedFrames: () => frames.length }
}

test('while the page does not scroll, every row renders immediately, without a frame', () => {
  const { turns, requestedFrames } = createTurns()
  expect([turns.take(), turns.take(), turns.take()]).toEqual([true, true, true])
  expect(requestedFrames()).toBe(0)
})

test('while the page moves, one row a frame renders immediately', () => {
  const { turns, passFrame } = createTurns()
  for (let frame = 0; frame < 3; frame += 1) {
    turns.move()
    expect([turns.take(), turns.take(), turns.take()]).toEqual([true, false, false])
    passFrame()
  }
})

test('waiting rows render later, one per frame and the latest first, but none in a frame that renders a new row', () => {
  const { turns, passFrame, requestedFrames } = createTurns()
  const drawn: string[] = []
  turns.move()
  turns.take()
  for (const row of ['first', 'second', 'third']) turns.wait(() => drawn.push(row))
  passFrame()
  expect(drawn).toEqual([])
  for (let frame = 0; frame < 3; frame += 1) passFrame()
  expect(drawn).toEqual(['third', 'second', 'first'])
  expect(requestedFrames()).toBe(0)
})

test('a removed row does not render', () => {
  const { turns, passFrame } = createTurns()
  const drawn: string[] = []
  turns.move()
  turns.take()
  const cancel = turns.wait(() => drawn.push('gone'))
  turns.wait(() => drawn.push('here'))
  cancel()
  for (let frame = 0; frame < 4; frame += 1) passFrame()
  expect(drawn).toEqual(['here'])
})

test('rows render immediately again after the page has stopped', () => {
  const { turns, passFrame } = createTurns()
  turns.move()
  turns.take()
  passFrame()
  expect([turns.take(), turns.take()]).toEqual([true, true])
})
