import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Condition } from '../../schemas/generated/manifest.ts'
import {
  canHold,
  conditionFacts,
  conditionMoments,
  devicesOf,
  evaluateCondition,
  type VisitorFacts,
} from './evaluate-condition.ts'

/** Facts of areas: a range for members only, and a list and a flag for guests too. */
const ofAreas = {
  stamps: { kind: 'range', minimum: 0, maximum: 10, membersOnly: true },
  shop: { kind: 'one-of', values: ['beach', 'station'], membersOnly: false },
  open: { kind: 'flag', membersOnly: false },
} as const

const guest: VisitorFacts = {
  session: 'guest',
  device: 'mobile',
  locale: 'th-th',
  country: 'TH',
  features: { blog: true, spin: false },
  now: Date.parse('2026-11-21T00:00:00Z'),
}
const member: VisitorFacts = { ...guest, session: 'member', stamps: 4, shop: 'beach', open: true }

const cases: readonly (readonly [Condition & Readonly<Record<string, unknown>>, boolean, VisitorFacts])[] = [
  [{}, true, guest],
  [{ session: 'member' }, false, guest],
  [{ session: 'member' }, true, member],
  [{ device: 'desktop' }, false, guest],
  [{ locales: ['en-th', 'th-th'] }, true, guest],
  [{ countries: ['PH'] }, false, guest],
  [{ stamps: {} }, false, guest],
  [{ stamps: { from: 4 } }, true, member],
  [{ stamps: { to: 3 } }, false, member],
  [{ shop: ['beach', 'station'] }, true, member],
  [{ shop: ['station'] }, false, member],
  [{ shop: ['station'] }, false, guest],
  [{ open: true }, true, member],
  [{ open: false }, false, member],
  [{ feature: 'blog' }, true, guest],
  [{ feature: 'spin' }, false, guest],
  [{ from: '2026-11-21T07:00:00+07:00' }, true, guest],
  [{ until: '2026-11-21T07:00:00+07:00' }, false, guest],
  [{ not: { session: 'guest' } }, false, guest],
  [{ any: [{ session: 'member' }, { device: 'mobile' }] }, true, guest],
  [{ any: [{ session: 'member' }], device: 'mobile' }, false, guest],
]

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.record(
    {
      session: fc.constantFrom('member' as const, 'guest' as const),
      device: fc.constantFrom('mobile' as const, 'desktop' as const),
      locales: fc.subarray(['th-th', 'en-th'], { minLength: 1 }),
      countries: fc.subarray(['TH', 'PH'], { minLength: 1 }),
      stamps: fc.record(
        { from: fc.integer({ min: 0, max: 10 }), to: fc.integer({ min: 0, max: 10 }) },
        { requiredKeys: [] },
      ),
      shop: fc.subarray(['beach', 'station'], { minLength: 1 }),
      open: fc.boolean(),
      feature: fc.constantFrom('blog', 'spin'),
      from: fc.constantFrom('2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z'),
      until: fc.constantFrom('2026-11-19T00:00:00Z', '2026-11-23T00:00:00Z'),
      not: fc.option(tie('condition'), { nil: undefined, maxDepth: 2 }),
      any: fc.option(fc.array(tie('condition'), { minLength: 1, maxLength: 2 }), { nil: undefined, maxDepth: 2 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Condition>,
}))

const visitor = fc
  .record({
    stamps: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
    shop: fc.constantFrom('beach', 'station'),
    open: fc.boolean(),
    device: fc.constantFrom('mobile' as const, 'desktop' as const),
    locale: fc.constantFrom('th-th', 'en-th'),
    country: fc.constantFrom('TH', 'PH', 'VN'),
    features: fc.record({ blog: fc.boolean(), spin: fc.boolean() }),
    now: fc.integer({ min: Date.parse('2026-11-15T00:00:00Z'), max: Date.parse('2026-11-30T00:00:00Z') }),
  })
  .map((facts): VisitorFacts => ({ ...facts, session: facts.stamps === undefined ? 'guest' : 'member' }))

describe('conditions', () => {
  test.each(cases)('%j is %j for the visitor %j', (condition_, expected, facts) =>
    expect(evaluateCondition(condition_, facts)).toBe(expected),
  )

  test('a condition that holds for somebody is never reported as impossible', () => {
    fc.assert(
      fc.property(condition, visitor, (condition_, facts) => {
        if (evaluateCondition(condition_, facts)) expect(canHold([condition_], ['th-th', 'en-th'], ofAreas)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('conditions on nine features hold for somebody', () => {
    const nine = Array.from({ length: 9 }, (_, index): Condition => ({ feature: `feature-${index}` }))
    expect(canHold(nine, ['th-th'], ofAreas)).toBe(true)
  })

  test('if a condition distinguishes too many kinds of visitors, it counts as a condition that somebody meets', () => {
    const windows = Array.from({ length: 60 }, (_, day): Condition => {
      const from = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
      return { from, until: new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString() }
    })
    const features = Array.from({ length: 8 }, (_, index): Condition => ({ feature: `feature-${index}` }))
    const nobody: Condition = {
      countries: ['TH', 'LA', 'KH', 'MM'],
      any: [{ device: 'mobile' }, ...windows, ...features],
      not: {},
    }
    expect(canHold([nobody], ['th-th', 'en-th'], ofAreas)).toBe(true)
  })

  test('the result of a condition depends only on the facts that `conditionFacts` lists', () => {
    fc.assert(
      fc.property(condition, visitor, visitor, (condition_, one, other) => {
        const read = conditionFacts(condition_)
        const mixed = { ...other, ...Object.fromEntries([...read].map((fact) => [fact, one[fact]])) } as VisitorFacts
        expect(evaluateCondition(condition_, mixed)).toBe(evaluateCondition(condition_, one))
      }),
      { numRuns: 2000 },
    )
  })

  test('the times of a condition are its own and those of the conditions within it', () => {
    const condition_: Condition = { from: '2026-11-20T00:00:00Z', any: [{ until: '2026-11-22T00:00:00Z' }] }
    expect(conditionMoments(condition_)).toEqual([
      Date.parse('2026-11-20T00:00:00Z'),
      Date.parse('2026-11-22T00:00:00Z'),
    ])
  })

  test('a time with a space works in a browser that parses only the time formats of ECMAScript', () => {
    const parse = Date.parse
    const standard = vi
      .spyOn(Date, 'parse')
      .mockImplementation((text) => (text.includes(' ') ? Number.NaN : parse(text)))
    onTestFinished(() => standard.mockRestore())
    const [day, next] = ['2026-11-21 00:00:00+07:00', '2026-11-22 00:00:00+07:00']
    const at = (hours: number) => ({ ...guest, now: parse('2026-11-21T00:00:00+07:00') + hours * 3_600_000 })
    expect([-1, 0, 23, 24].map((hours) => evaluateCondition({ from: day, until: next }, at(hours)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(conditionMoments({ from: day })).toEqual([at(0).now])
  })

  test.each([
    [{ session: 'guest', stamps: {} }],
    [{ stamps: { from: 5, to: 3 } }],
    [{ stamps: { to: 4 }, not: { stamps: { to: 6 } } }],
    [{ session: 'member', not: { stamps: {} } }],
    [{ shop: ['beach'], not: { shop: ['beach'] } }],
    [{ open: true, not: { open: true } }],
  ])('%j holds for nobody', (condition_) => expect(canHold([condition_ as Condition], ['th-th'], ofAreas)).toBe(false))

  test.each([
    [{ not: { stamps: {} } }],
    [{ stamps: { from: 10 }, not: { stamps: { to: 9 } } }],
    [{ session: 'guest', shop: ['station'] }],
    [{ not: { shop: ['beach'] } }],
  ])('%j holds for somebody', (condition_) => expect(canHold([condition_ as Condition], ['th-th'], ofAreas)).toBe(true))
})

test.each<[Condition | undefined, readonly string[]]>([
  [undefined, ['mobile', 'desktop']],
  [{ session: 'guest' }, ['mobile', 'desktop']],
  [{ session: 'member' }, []],
  [{ device: 'mobile' }, ['mobile']],
  [{ device: 'mobile', session: 'member' }, []],
  [{ not: { device: 'mobile' } }, ['desktop']],
  [{ not: { device: 'mobile', session: 'member' } }, ['mobile', 'desktop']],
  [{ any: [{ device: 'desktop' }, { feature: 'blog' }] }, ['mobile', 'desktop']],
  [{ any: [{ device: 'desktop' }, { feature: 'spin' }] }, ['desktop']],
])('[CFG-04] %j holds on the devices %j, whatever device the visitor has', (condition, devices) => {
  for (const device of ['mobile', 'desktop', undefined] as const)
    expect(devicesOf(condition, { ...guest, device })).toEqual(devices)
})
