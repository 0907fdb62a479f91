import { expect, test } from 'vitest'
import type { Member } from '../../../schemas/generated/records.ts'
import { openTasks } from './open-tasks.ts'

const member: Member = {
  uid: 'u1',
  username: '660812345678',
  fullname: 'นรินทร์ สุขสวัสดิ์',
  email: 'narin@example.com',
  phone: '66-0812345678',
  currency: 'THB',
  vip: '3',
  mid: 'M1',
  is_first_time_deposit: 0,
  utk: 'u',
  live_chat: 'member_group_1',
  restrict: '',
  wallet: [],
  is_active_pin: 1,
  need_pin: 1,
  verify_email: 0,
  verify_phone: 0,
}

test.each<[string, Partial<Member>, string[]]>([
  ['a complete profile', {}, []],
  ['an unverified phone number', { verify_phone: 1 }, ['verify-phone']],
  ['an unverified address', { verify_email: 1 }, ['verify-email']],
  ['a missing address', { email: '', verify_email: 1 }, ['give-email']],
  ['no name and no PIN', { fullname: '', is_active_pin: 0 }, ['give-name', 'set-pin']],
])('[STA-10] a member with %s has the open tasks of the flags', (_title, more, names) => {
  expect(openTasks({ ...member, ...more }).map(({ name }) => name)).toEqual(names)
})

test('[STA-10] flags that the backend does not send give no task', () => {
  const { is_active_pin: _pin, verify_email: _email, verify_phone: _phone, ...bare } = member
  expect(openTasks(bare)).toEqual([])
})
