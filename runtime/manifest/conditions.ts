import type { Condition } from '../../schemas/generated/manifest.ts'

/** What is known of a visitor when a condition is asked. */
export interface VisitorFacts {
  readonly session: 'guest' | 'member'
  readonly device: 'mobile' | 'desktop'
  /** Such as `th-th`. */
  readonly locale: string
  /** ISO 3166-1 in capitals. */
  readonly country: string
  /** 1 to 9; undefined for a guest. */
  readonly vip?: number | undefined
  readonly features: Readonly<Record<string, boolean>>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Whether a condition holds. Every key that is given must; a condition that is absent always does. */
export function evaluateCondition(condition: Condition | undefined, facts: VisitorFacts): boolean {
  if (!condition) return true
  const { session, device, locales, countries, vip, feature, from, until, not, any } = condition
  if (session && session !== facts.session) return false
  if (device && device !== facts.device) return false
  if (locales && !locales.includes(facts.locale)) return false
  if (countries && !countries.includes(facts.country)) return false
  if (vip && (facts.vip === undefined || facts.vip < (vip.from ?? 1) || facts.vip > (vip.to ?? 9))) return false
  if (feature && facts.features[feature] !== true) return false
  if (from && facts.now < Date.parse(from)) return false
  if (until && facts.now >= Date.parse(until)) return false
  if (not && evaluateCondition(not, facts)) return false
  if (any && !any.some((one) => evaluateCondition(one, facts))) return false
  return true
}

/** The moments, in ms, at which the answer may change: a kept page dies at the next of them. */
export function conditionMoments(condition: Condition | undefined): number[] {
  if (!condition) return []
  return [
    ...[condition.from, condition.until].flatMap((text) => (text ? [Date.parse(text)] : [])),
    ...conditionMoments(condition.not),
    ...(condition.any ?? []).flatMap(conditionMoments),
  ]
}

/** Which facts a condition looks at, so that a kept page can be kept apart by them. */
export function conditionFacts(condition: Condition | undefined): Set<keyof VisitorFacts> {
  const facts = new Set<keyof VisitorFacts>()
  if (!condition) return facts
  if (condition.session) facts.add('session')
  if (condition.device) facts.add('device')
  if (condition.locales) facts.add('locale')
  if (condition.countries) facts.add('country')
  if (condition.vip) facts.add('vip')
  if (condition.feature) facts.add('features')
  if (condition.from || condition.until) facts.add('now')
  for (const part of [condition.not, ...(condition.any ?? [])]) for (const one of conditionFacts(part)) facts.add(one)
  return facts
}

/**
 * Whether all of the conditions can hold for some visitor at some time. Features count as on or off at will: a flag
 * that is off today is no mistake. The visitors tried are every combination of what the conditions tell apart.
 */
export function canHold(conditions: readonly (Condition | undefined)[], locales: readonly string[]): boolean {
  const all = conditions.filter((one) => one !== undefined)
  if (all.length === 0) return true
  const parts = all.flatMap(flatten)
  const features = [...new Set(parts.flatMap(({ feature }) => feature ?? []))].slice(0, 8)
  const countries = ['', ...new Set(parts.flatMap(({ countries: some }) => some ?? []))]
  // A locale that the site does not have is a mistake of its own, told by another check.
  const named = parts.flatMap(({ locales: some }) => some ?? []).filter((one) => !locales.includes(one))
  const moments = [...new Set(all.flatMap(conditionMoments))]
  const sessions = [undefined, ...(parts.some(({ vip }) => vip) ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1])]
  for (const now of [0, ...moments, ...moments.map((one) => one - 1)]) {
    for (const vip of sessions) {
      for (const device of ['mobile', 'desktop'] as const) {
        for (const locale of [...locales, ...named]) {
          for (const country of countries) {
            for (let bits = 0; bits < 1 << features.length; bits += 1) {
              const facts: VisitorFacts = {
                session: vip === undefined ? 'guest' : 'member',
                vip,
                device,
                locale,
                country,
                now,
                features: Object.fromEntries(features.map((name, bit) => [name, Boolean(bits & (1 << bit))])),
              }
              if (all.every((one) => evaluateCondition(one, facts))) return true
            }
          }
        }
      }
    }
  }
  return false
}

function flatten(condition: Condition): Condition[] {
  return [condition, ...(condition.not ? flatten(condition.not) : []), ...(condition.any ?? []).flatMap(flatten)]
}
