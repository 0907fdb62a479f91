import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { writeFileWhole } from './write-file.ts'

test('the failure of a write names the file, not the temporary one beside it', () => {
  const path = join(folderOfTest(), 'absent', 'manifest.json')
  expect(() => writeFileWhole(path, Buffer.from('{}'))).toThrow(expect.objectContaining({ code: 'ENOENT', path }))
})
