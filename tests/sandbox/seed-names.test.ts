import { expect, test } from 'vitest'
import { filterInput } from '../../runtime/forms/input-filter.ts'
import { seedMembers } from '../../sandbox/index.ts'

test('[RTE-07] every member of a fresh sandbox can type their own name, which confirms a withdrawal', () => {
  for (const { fullname } of seedMembers) expect(filterInput(fullname, 'name')).toBe(fullname)
})
