import { expect, test } from 'vitest'
import { failureMessage } from './failure-message.ts'

const messages = {
  'error.network': 'network',
  'error.refused': 'refused',
  'error.not-offered': 'not offered',
  'error.maintenance': 'maintenance',
}

test.each([
  ['the server’s message', { msg: 'Closed.' }, 'Closed.'],
  ['a lost connection', { noResponse: true }, 'network'],
  ['a refusal without a message', {}, 'refused'],
  ['a refusal with an empty message', { msg: '' }, 'refused'],
  ['a maintenance in the language of the page', { code: 503, msg: 'Closed for maintenance.' }, 'maintenance'],
  ['a missing feature', { missing: true, msg: 'No such endpoint.' }, 'not offered'],
] as const)('[API-05] a failed call shows %s', (_what, response, message) => {
  expect(failureMessage(messages, response)).toBe(message)
})
