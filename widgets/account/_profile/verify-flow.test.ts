import { expect, test } from 'vitest'
import { type VerifyEvent, verifyFlow, type VerifyStep } from './verify-flow.ts'

test.each<[string, VerifyEvent[], VerifyStep]>([
  ['begins with where the code goes', [], 1],
  ['asks for the code', ['code-sent'], 2],
  ['stays there when another one is sent', ['code-sent', 'code-sent'], 2],
  ['ends with the right code', ['code-sent', 'code-right'], 'success'],
  ['takes no code that was not asked for', ['code-right'], 1],
  ['goes back', ['code-sent', 'back'], 1],
  ['begins anew when it was left', ['code-sent', 'code-right', 'left'], 1],
  ['has no way back from its end', ['code-sent', 'code-right', 'back'], 'success'],
])('[STA-10] a verification %s', (_title, events, step) => {
  expect(events.reduce<VerifyStep>(verifyFlow, 1)).toBe(step)
})
