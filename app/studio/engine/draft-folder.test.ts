import { expect, onTestFinished, test } from 'vitest'
import { isForOperator } from '../../../runtime/errors/operator-error.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'
import { openDraftFolder } from './draft-folder.ts'

test('[BRD-06] one studio too many fails with a message for the operator', () => {
  const cache = folderOfTest()
  const opened = Array.from({ length: 20 }, () => openDraftFolder(cache, 'brands'))
  onTestFinished(() => {
    for (const one of opened) one.close()
  })
  let failure: unknown
  try {
    openDraftFolder(cache, 'brands')
  } catch (error) {
    failure = error
  }
  expect(isForOperator(failure) && failure.message).toBe(
    '20 studios already use this folder of brands. Stop one of them.',
  )
})
