import { expect, test } from 'vitest'
import { type VerifyStepEvent, reduceVerifySteps, type VerifyStep } from './verify-flow.ts'

test.each<[string, VerifyStepEvent[], VerifyStep]>([
  ['begins at the step that sends the code', [], 1],
  ['asks for the code', ['code-sent'], 2],
  ['stays at the code after another code is sent', ['code-sent', 'code-sent'], 2],
  ['ends with the right code', ['code-sent', 'code-right'], 'success'],
  ['ignores a code that it did not request', ['code-right'], 1],
  ['goes back', ['code-sent', 'back'], 1],
  ['starts over after the user leaves', ['code-sent', 'code-right', 'left'], 1],
  ['cannot go back from its end', ['code-sent', 'code-right', 'back'], 'success'],
])('[STA-10] a verification %s', (_title, events, step) => {
  expect(events.reduce<VerifyStep>(reduceVerifySteps, 1)).toBe(step)
})
