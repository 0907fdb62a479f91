import { expect, test } from 'vitest'
import { safeLink, safePicture } from './rules.ts'

test.each([
  ['/faq', '/faq'],
  ['#rules', '#rules'],
  ['https://a.example/x', 'https://a.example/x'],
  ['HTTPS://a.example/X', 'https://a.example/X'],
  ['MailTo:a@b.example', 'mailto:a@b.example'],
  ['ht\ntps://a.example', 'https://a.example'],
  ['//a.example', undefined],
  ['/\\a.example', undefined],
  ['http://a.example', undefined],
  ['https:/\\a.example', undefined],
  ['java\tscript:alert(1)', undefined],
])('the link %j is %j', (href, safe) => expect(safeLink(href)).toBe(safe))

test.each([
  ['/a.png', '/a.png'],
  ['https://files.example/a.png', 'https://files.example/a.png'],
  ['https://other.example/a.png', undefined],
  ['//files.example/a.png', undefined],
  ['http://files.example/a.png', undefined],
  ['data:image/png;base64,AA', undefined],
])('the picture %j is %j', (src, safe) => expect(safePicture(src, ['files.example'])).toBe(safe))
