import { expect, test } from 'vitest'
import { diskReasons } from '../../../runtime/errors/disk-reasons.ts'
import { failureTexts } from '../failures.ts'
import { StudioFailure } from './client.ts'
import { describeFailure } from './texts.ts'
import { en } from './texts/en.ts'
import { thDiskReasons, thFailures } from './texts/th-failures.ts'
import { th } from './texts/th.ts'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('[BRD-06] each text and failure of the studio has the same placeholders in both languages', () => {
  const inEach = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholders(text)]))
  expect(inEach(th)).toEqual(inEach(en))
  expect(inEach(thFailures)).toEqual(inEach(failureTexts))
  expect(Object.keys(thDiskReasons)).toEqual(Object.keys(diskReasons))
})

test('[BRD-06] a page shows a failure of the server in its language', () => {
  const full = { id: 'disk-file', values: { path: '/srv/acme/tokens.json', disk: 'ENOSPC' } }
  const message = 'Livery cannot use /srv/acme/tokens.json: the disk is full.'
  const failure = new StudioFailure(500, { message, failure: full })
  expect(describeFailure(failure, 'en')).toBe(message)
  expect(describeFailure(failure, 'th')).toBe('Livery ใช้ /srv/acme/tokens.json ไม่ได้: ดิสก์เต็ม')
})

test('[BRD-06] a page shows the message of a failure that its version does not know', () => {
  const failure = new StudioFailure(500, { message: 'No.', failure: { id: 'constructor', values: {} } })
  expect(describeFailure(failure, 'th')).toBe('No.')
  expect(describeFailure(new StudioFailure(502, undefined), 'th')).toBe('HTTP 502')
  expect(describeFailure(new Error('A mistake.'), 'th')).toBe('A mistake.')
})
