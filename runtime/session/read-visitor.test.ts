import { describe, expect, test } from 'vitest'
import { decodeResponse } from '../api/testing/decode-whole.ts'
import { member } from './testing/member.ts'
import { type Dashboard, memberAfterLogin, readVisitor } from './read-visitor.ts'

const dashboard = (data: object) => decodeResponse('user/dashboard', 200, { status: true, data }, {}).data as Dashboard

describe('[STA-04] the member of a dashboard', () => {
  test('a complete response gives the member unchanged', () => {
    expect(readVisitor(dashboard({ logged_in: true, user: member }), undefined)).toEqual(member)
    expect(readVisitor(dashboard({ logged_in: false, user: member }), member)).toBeUndefined()
  })

  test('a response with a profile but without a user gives the member of that profile', () => {
    const data = dashboard({ profile: { email: 'a@b.example', mobileno: '66-0812345678' }, wallet: [{ balance: 5 }] })
    expect(readVisitor(data, undefined)).toMatchObject({
      uid: '660812345678',
      username: '660812345678',
      email: 'a@b.example',
      phone: '66-0812345678',
      vip: '1',
    })
    const typed = { ...member, uid: '7', username: '0812345678' }
    expect(readVisitor(data, typed)).toMatchObject({ uid: '7', username: '660812345678' })
  })

  test('a different profile leaves no data of the earlier member', () => {
    const data = dashboard({ profile: { email: '', mobileno: '66-0899999999' } })
    expect(readVisitor(data, member)).toMatchObject({ uid: '660899999999', utk: '', fullname: '' })
  })

  test.each([{}, { profile: { email: '', mobileno: '' } }, { profile: null }, { profile: 'x' }, { user: 7 }])(
    '[API-06] a response without a member (%j) means a guest, whether or not the page knew a member before',
    (data) => {
      expect(readVisitor(dashboard(data), undefined)).toBeUndefined()
      expect(readVisitor(dashboard(data), member)).toBeUndefined()
    },
  )

  test.each([
    [{ phone: '66-0812345678', email: 'a@b.example' }, '660812345678'],
    [{ email: 'a@b.example' }, 'a@b.example'],
    [{}, '7'],
  ])(
    '[STA-01] a member without a username (%j) has the name %s, both after a login and after a reload',
    (fields, username) => {
      const user = { uid: '7', ...fields }
      expect(readVisitor(dashboard({ logged_in: true, user }), undefined)).toMatchObject({ uid: '7', username })
      const { data } = decodeResponse('index/auth', 200, { status: true, data: { uid: '7', user } }, {})
      expect(memberAfterLogin(data as Parameters<typeof memberAfterLogin>[0], 'typed')).toMatchObject({ username })
    },
  )

  test('a response with only `logged_in` gives the earlier member', () => {
    expect(readVisitor(dashboard({ logged_in: true }), member)).toEqual(member)
  })
})
