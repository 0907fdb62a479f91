import { expect, test } from 'vitest'
import { listenFailure } from './listen-failure.ts'
import { UsageError } from '../command-context.ts'

const failing = (error: object) => listenFailure(error, { port: 8080, portOptions: '--port' })

test.each([
  [{ code: 'EADDRINUSE', port: 9464 }, 'Port 9464 is in use.'],
  [{ code: 'EADDRINUSE' }, 'Port 8080 is in use.'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Your account may not listen on port 80.'],
  [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }, 'This computer does not have the address 10.9.9.9.'],
  [{ code: 'ENOTFOUND', hostname: 'away' }, 'There is no address "away".'],
])('the system’s error %j becomes a message for an operator', (error, message) => {
  const failure = failing(error)
  expect(failure).toBeInstanceOf(UsageError)
  expect((failure as UsageError).message).toContain(message)
})

test('an error with another cause stays as it is', () => {
  const unreadable = { code: 'EACCES', syscall: 'open' }
  expect(failing(unreadable)).toBe(unreadable)
})
