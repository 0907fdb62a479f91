import type { Condition } from '../../schemas/generated/manifest.ts'
import type { ConditionFacts } from './product.ts'

/** The device classes (LAY-05). */
const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]

/** The facts about a visitor that a condition may depend on. */
export interface VisitorFacts {
  readonly session: 'guest' | 'member'
  /** Undefined while unknown: the host renders one page for all devices. */
  readonly device: Device | undefined
  /** The code of the locale, such as `th-th`. */
  readonly locale: string
  /** The code of the country in capitals (ISO 3166-1). */
  readonly country: string
  readonly features: Readonly<Record<string, boolean>>
  /** The current time, in ms since 1970. */
  readonly now: number
  /** Facts from areas, by the key of their condition. Undefined if an area has no facts about this visitor. */
  readonly [ofArea: string]: unknown
}

/** Whether a condition holds: all of its tests pass. An absent condition always holds. */
export function evaluateCondition(condition: Condition | undefined, facts: VisitorFacts): boolean {
  if (!condition) return true
  const { session, device, locales, countries, feature, from, until, not, any, ...ofAreas } = condition
  if (session && session !== facts.session) return false
  if (device && device !== facts.device) return false
  if (locales && !locales.includes(facts.locale)) return false
  if (countries && !countries.includes(facts.country)) return false
  if (!Object.entries(ofAreas).every(([name, test]) => test === undefined || matches(test, facts[name]))) return false
  if (feature && facts.features[feature] !== true) return false
  if (from && facts.now < momentOf(from)) return false
  if (until && facts.now >= momentOf(until)) return false
  if (not && evaluateCondition(not, facts)) return false
  if (any && !any.some((one) => evaluateCondition(one, facts))) return false
  return true
}

/**
 * The device classes on which a condition holds. Ignores the visitor's own device, because the host renders one page
 * for all devices. Styles then hide a block on devices of the other class.
 */
export function devicesOf(condition: Condition | undefined, facts: VisitorFacts): readonly Device[] {
  return condition ? devices.filter((device) => evaluateCondition(condition, { ...facts, device })) : devices
}

/** Whether an area's fact is within a range, in a list, or equal to a value. */
function matches(test: unknown, fact: unknown): boolean {
  if (Array.isArray(test)) return test.includes(fact)
  if (typeof test !== 'object' || test === null) return test === fact
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = test as Partial<Record<string, number>>
  return typeof fact === 'number' && fact >= from && fact <= to
}

/**
 * The time of a text, in ms. The format allows a space before the hours. ECMAScript defines only the T, so a browser
 * may not read the space.
 */
const momentOf = (text: string) => Date.parse(text.replace(' ', 'T'))

/** The times, in ms, at which the result may change. A cached page expires at the next of them. */
export function conditionMoments(condition: Condition | undefined): number[] {
  if (!condition) return []
  return [
    ...[condition.from, condition.until].flatMap((text) => (text ? [momentOf(text)] : [])),
    ...conditionMoments(condition.not),
    ...(condition.any ?? []).flatMap(conditionMoments),
  ]
}

/** The facts that a condition reads, so that the cache can separate pages by them. */
export function conditionFacts(condition: Condition | undefined): Set<string> {
  const facts = new Set<string>()
  if (!condition) return facts
  const { session, device, locales, countries, feature, from, until, not, any, ...ofAreas } = condition
  if (session) facts.add('session')
  if (device) facts.add('device')
  if (locales) facts.add('locale')
  if (countries) facts.add('country')
  if (feature) facts.add('features')
  if (from || until) facts.add('now')
  for (const name of Object.keys(ofAreas)) facts.add(name)
  for (const part of [not, ...(any ?? [])]) for (const one of conditionFacts(part)) facts.add(one)
  return facts
}

/** The maximum number of features, and of visitors, that `canHold` tries. */
const [mostFeatures, mostVisitors] = [8, 20_000]

/**
 * Whether some visitor can meet all of the conditions at the same time. Features may be on or off. Returns true if more
 * than `mostFeatures` features occur, or if none of `mostVisitors` visitors meets the conditions. A search of more
 * combinations would take too long.
 *
 * @param ofAreas the keys that areas add to conditions
 */
export function canHold(
  conditions: readonly (Condition | undefined)[],
  locales: readonly string[],
  ofAreas: Readonly<Record<string, ConditionFacts>>,
): boolean {
  const all = conditions.filter((one) => one !== undefined)
  if (areIndependent(all)) return true
  const parts = all.flatMap(flatten)
  const features = [...new Set(parts.flatMap(({ feature }) => feature ?? []))]
  if (features.length > mostFeatures) return true
  // Includes locales that the site does not have, because another check reports them.
  const unknown = parts.flatMap(({ locales: some }) => some ?? []).filter((one) => !locales.includes(one))
  const moments = [...new Set(all.flatMap(conditionMoments))]
  const visitors = {
    device: ['mobile', 'desktop'],
    locale: [...locales, ...unknown],
    country: ['', ...new Set(parts.flatMap(({ countries: some }) => some ?? []))],
    now: [0, ...moments, ...moments.map((one) => one - 1)],
    features: [...combinations(Object.fromEntries(features.map((name) => [name, [false, true]])))],
  }
  const used = Object.entries(ofAreas).filter(([name]) => parts.some((part) => Object.hasOwn(part, name)))
  const hold = (facts: Choice) => all.every((one) => evaluateCondition(one, facts as unknown as VisitorFacts))
  let tried = 0
  return (['guest', 'member'] as const).some((session) => {
    const values = used.map(([name, facts]) => {
      const isUnknown = session === 'guest' && facts.membersOnly
      return [name, isUnknown ? [undefined] : distinguishedValues(name, facts, parts)] as const
    })
    for (const facts of combinations({ session: [session], ...Object.fromEntries(values), ...visitors }))
      if (hold(facts) || ++tried > mostVisitors) return true
    return false
  })
}

/** Whether the conditions consist of plain tests, each of a different fact. Such tests never exclude each other. */
export function areIndependent(conditions: readonly Condition[]): boolean {
  const read = new Set<string>()
  return conditions.every((one) =>
    Object.entries(one).every(([fact, test]) => {
      const isPlain = plainTests.has(fact) && !read.has(fact) && !(Array.isArray(test) && test.length === 0)
      read.add(fact)
      return isPlain
    }),
  )
}

const plainTests: ReadonlySet<string> = new Set(['session', 'device', 'locales', 'countries', 'feature'])

/**
 * The values of an area's fact that conditions distinguish. For a flag or a list, these are all values. For a number,
 * these are its bounds, both ends of each range, and the numbers just outside of the range.
 */
function distinguishedValues(name: string, facts: ConditionFacts, parts: readonly Condition[]): readonly unknown[] {
  if (facts.kind === 'flag') return [false, true]
  if (facts.kind === 'one-of') return facts.values
  const { minimum, maximum } = facts
  const ranges = parts.map(
    (part) => (part as Readonly<Record<string, { from?: number; to?: number } | undefined>>)[name],
  )
  const ends = ranges.flatMap((range) => [
    (range?.from ?? minimum) - 1,
    range?.from ?? minimum,
    range?.to ?? maximum,
    (range?.to ?? maximum) + 1,
  ])
  return [...new Set([minimum, maximum, ...ends])].filter((value) => value >= minimum && value <= maximum)
}

type Choice = Readonly<Record<string, unknown>>

/** Generates every combination of one value per name. */
function* combinations(values: Readonly<Record<string, readonly unknown[]>>): Generator<Choice> {
  const names = Object.keys(values)
  const lists = Object.values(values)
  if (lists.some(({ length }) => length === 0)) return
  // Counts like the digits of a number: the value of the last name changes fastest.
  const at = names.map(() => 0)
  for (;;) {
    yield Object.fromEntries(names.map((name, index) => [name, lists[index]?.[at[index] ?? 0]]))
    let digit = names.length - 1
    while (digit >= 0 && (at[digit] ?? 0) + 1 === lists[digit]?.length) at[digit--] = 0
    if (digit < 0) return
    at[digit] = (at[digit] ?? 0) + 1
  }
}

function flatten(condition: Condition): Condition[] {
  return [condition, ...(condition.not ? flatten(condition.not) : []), ...(condition.any ?? []).flatMap(flatten)]
}
