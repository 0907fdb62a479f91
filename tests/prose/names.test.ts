import { expect, test } from 'vitest'
import { adviceOnName } from './names.ts'

test.each([
  'told',
  'tell',
  'tellPlace',
  'hear',
  'unheard',
  'said',
  'sayer',
  'saidBy',
  'TakeAway',
  'asking',
  'onGoOn',
  'letGo',
  'weighData',
  'answerCall',
  'world',
  'HostWorld',
  'followWindow',
  'follower',
])('the name %s has advice', (name) => {
  expect(adviceOnName(name)).toMatch(/^[A-Z].+\.$/)
})

test.each(['reported', 'teller', 'hearing', 'essay', 'basking', 'goOnline', 'weight', 'follow', 'following'])(
  'the name %s has no advice',
  (name) => {
    expect(adviceOnName(name)).toBeUndefined()
  },
)
