import { expect, test } from 'vitest'
import { writeIfAllowed } from './write-if-allowed.ts'

const failing = (code: string) => () => {
  throw Object.assign(new Error('failed'), { code })
}

test('a command starts in an installation that its account may only read', () => {
  for (const code of ['EACCES', 'EPERM', 'EROFS']) expect(() => writeIfAllowed(failing(code))).not.toThrow()
  expect(() => writeIfAllowed(failing('ENOSPC'))).toThrow('failed')
})
