import { expect, test } from 'vitest'
import { extensionFor, objectName } from './object-name.ts'

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)

test('[UPL-09] a name consists of member id, underscore, 16 random characters and extension', () => {
  expect(objectName('M000123', 'jpg', random)).toMatch(/^M000123_[A-Za-z0-9]{16}\.jpg$/)
})

test('[UPL-09] 100,000 names are different, and all characters are equally likely', () => {
  const names = Array.from({ length: 100_000 }, () => objectName('M', 'jpg', random))
  expect(new Set(names).size).toBe(names.length)
  const counts = new Map<string, number>()
  for (const sign of names.map((name) => name.slice(2, 18)).join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const expected = (names.length * 16) / 62
  expect(counts.size).toBe(62)
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.05)
})

test('a name contains only the letters, digits and hyphens of a member id, or "member" if the id has none', () => {
  expect(objectName('../../etc/<x>', 'png', random)).toMatch(/^etcx_\w{16}\.png$/)
  expect(objectName('สมชาย', 'png', random)).toMatch(/^member_\w{16}\.png$/)
})

test.each([
  ['IMG_1.JPG', ['jpg', 'jpeg'], 'jpg'],
  ['a.jpeg', ['jpg', 'jpeg'], 'jpeg'],
  ['a.php.jpg', ['jpg', 'jpeg'], 'jpg'],
  ['a.jpg.php', ['jpg', 'jpeg'], 'jpg'],
  ['gpj.\u202egnp.exe', ['png'], 'png'],
  ['no extension', ['webp'], 'webp'],
  ['', ['png'], 'png'],
  ['x.', ['png'], 'png'],
])('[UPL-09] %j is stored as one of %j: %s', (name, known, extension) => {
  expect(extensionFor(name, known)).toBe(extension)
})
