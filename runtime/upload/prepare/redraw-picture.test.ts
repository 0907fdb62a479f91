import { expect, test, vi } from 'vitest'
import { createFakeDependencies, options } from '../testing/fake-dependencies.ts'
import { makePicture } from '../testing/pictures.ts'
import { kindOfError } from '../kind-of-error.ts'
import { uploadFile } from '../upload-file.ts'
import { redrawPicture } from './redraw-picture.ts'

vi.mock('browser-image-compression', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('[UPL-07] if the code that draws pictures does not load, the member may try again with the same picture', async () => {
  const bytes = makePicture['image/jpeg']({ width: 20, height: 20, orientation: 6, size: 100 })
  const file = new File([bytes], 'a.jpg', { type: 'image/jpeg' })
  const result = await uploadFile(file, options, createFakeDependencies({ redraw: redrawPicture }))
  expect(result.status).toBe(false)
  expect(kindOfError(result.msg)).toBe('failed')
})
