import { describe, expect, test } from 'vitest'
import { askGuards, type GuardFacts, type GuardName } from './guards.ts'

const guest: GuardFacts = {
  session: 'guest',
  device: 'mobile',
  features: { rebate: true, referral: true, 'referral-user': true },
  pages: { login: false, register: false, deposit: true, notifications: false },
  signUpOpen: true,
  partnershipShown: null,
  categoryKnown: true,
}
const member: GuardFacts = { ...guest, session: 'member' }

describe('guards are named functions', () => {
  test.each<[GuardName[], Partial<GuardFacts>, string, string]>([
    [[], {}, 'enter', 'enter'],
    [['auth'], {}, 'login', 'enter'],
    [['login'], {}, 'enter', 'home'],
    [['non-auth'], {}, 'enter', 'home'],
    [['register'], {}, 'enter', 'home'],
    [['register'], { signUpOpen: false }, 'home', 'home'],
    [['not-mobile'], {}, 'home', 'home'],
    [['not-mobile'], { device: 'desktop' }, 'enter', 'enter'],
    [['deposit-page'], { pages: { ...guest.pages, deposit: false } }, 'home', 'home'],
    [['deposit-page'], {}, 'enter', 'enter'],
    [['category'], { categoryKnown: false }, 'not-found', 'not-found'],
    [['partnership'], {}, 'wait', 'wait'],
    [['partnership'], { partnershipShown: true }, 'enter', 'enter'],
    [['partnership'], { partnershipShown: false }, 'home', 'home'],
    [['rebate-auth'], {}, 'login', 'enter'],
    [['rebate-auth'], { features: {} }, 'login', 'home-with-toast'],
    [['referral-user'], { features: {} }, 'login', 'home-with-toast'],
    [['referral'], {}, 'login', 'enter'],
    [['auth', 'not-mobile'], {}, 'login', 'home'],
  ])('[GRD-01] %j with %j: a guest %s, a member %s', (names, facts, forGuest, forMember) => {
    expect(askGuards(names, { ...guest, ...facts })).toBe(forGuest)
    expect(askGuards(names, { ...member, ...facts })).toBe(forMember)
  })
})
