import { expect, test } from 'vitest'
import { isHolderName } from '../../model/holder-name.ts'
import { isPersonName } from './personal-fields.ts'

test.each([
  ['two characters outside of the basic plane', '𠮷𠮷', false],
  ['three of them', '𠮷𠮷𠮷', true],
  ['128 of them', '𠮷'.repeat(128), true],
  ['129 of them', '𠮷'.repeat(129), false],
  ['two letters between spaces', ' Jo ', false],
])('[VAL-10] the form and the sandbox agree about a name of %s', (_what, name, isAccepted) => {
  expect([isHolderName(name), isPersonName(name)]).toEqual([isAccepted, isAccepted])
})
