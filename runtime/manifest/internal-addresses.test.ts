import { expect, test } from 'vitest'
import { isInternal } from './internal-addresses.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:9464', true],
  ['https://api.localhost', true],
  ['https://2130706433', true],
  ['https://0x7f.1', true],
  ['https://10.1.2.3', true],
  ['https://172.31.0.1', true],
  ['https://172.32.0.1', false],
  ['https://192.168.0.10', true],
  ['https://169.254.169.254/latest', true],
  ['https://100.127.0.1', true],
  ['https://100.128.0.1', false],
  ['https://[::1]', true],
  ['https://[fd00::1]', true],
  ['https://[fe80::1]', true],
  ['https://[::ffff:192.168.0.1]', true],
  ['https://[::ffff:8.8.8.8]', false],
  ['https://[2001:db8::1]', false],
  ['https://backend', true],
  ['https://metadata.google.internal', true],
  ['https://localhost.', true],
  ['https://10.example', false],
  ['https://api.example', false],
  ['embedded', false],
])('[BRD-11] the address %s is internal: %s', (address, expected) => {
  expect(isInternal(address)).toBe(expected)
})
