import { expect, test } from 'vitest'
import { kindOfError } from './kind-of-error.ts'
import { createFakeDependencies, options } from './testing/fake-dependencies.ts'
import { makePicture } from './testing/pictures.ts'
import { uploadFile } from './upload-file.ts'

const accept = ['image/jpeg', 'image/png']
const png = (bytes: BlobPart, type = 'image/png') => new File([bytes], 'a.png', { type })
const huge = makePicture['image/png']({ width: 20_000, height: 20_000, orientation: 1, size: 100 })
const small = makePicture['image/png']({ width: 20, height: 20, orientation: 1, size: 100 })

test.each([
  ['0 bytes', png(''), 'empty'],
  ['20,000 by 20,000 pixels', png(huge), 'too-many-pixels'],
  ['half a picture', png(small.subarray(0, small.length / 2)), 'damaged'],
  ['another format', png('%PDF-1.7'), 'format'],
  ['no type', png(small, ''), 'format'],
  ['a text instead of a file', 'a.png', 'format'],
] as const)('[UPL-06] %s: the member sees the reason, and nothing is called', async (_what, file, kind) => {
  const fake = createFakeDependencies()
  const result = await uploadFile(file, { ...options, accept }, fake)
  expect(kindOfError(result.msg)).toBe(kind)
  expect(fake.calls).toEqual([])
})

test('[UPL-03] after any other failure, for example of all routes, the member may try again', () => {
  for (const message of [
    'All upload flows failed',
    'User Logged Out',
    '',
    'File cloning failed: it took longer than 20 s',
    'File cloning failed: the code that draws it did not load',
  ])
    expect(kindOfError(message)).toBe('failed')
})
