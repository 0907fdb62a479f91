import { expect, test } from 'vitest'
import { listenFailure } from './listen-failure.ts'
import { UsageError } from '../command-context.ts'

const failing = (error: Error) => listenFailure(error, { port: 8080, portOptions: '--port' })
const systemError = (facts: object) => Object.assign(new Error('The system refused.'), { syscall: 'listen' }, facts)

test.each([
  [{ code: 'EADDRINUSE', port: 9464 }, 'Port 9464 is in use.'],
  [{ code: 'EADDRINUSE' }, 'Port 8080 is in use.'],
  [{ code: 'EACCES', port: 80 }, 'Your account may not listen on port 80.'],
  [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }, 'This computer does not have the address 10.9.9.9.'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'away' }, 'There is no address "away".'],
])('the system’s error %j becomes a message for an operator', (error, message) => {
  const failure = failing(systemError(error))
  expect(failure).toBeInstanceOf(UsageError)
  expect((failure as UsageError).message).toContain(message)
})

test('an error with another cause stays as it is', () => {
  const unreadable = systemError({ code: 'EACCES', syscall: 'open' })
  expect(failing(unreadable)).toBe(unreadable)
})
