import { defineCheck, finding } from '../../runtime/widget-api/checks.ts'
import type { PropsOf } from '../../runtime/widget-api/widget.ts'

/** The shortest time in which a visitor can read a banner, in ms. */
const shortest = 1000

/**
 * Checks that a carousel shows each banner long enough to read it. An operator who writes seconds by mistake gets an
 * issue, because the prop is in milliseconds.
 */
const interval = ['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'].map((at) =>
  defineCheck<{ readonly widget: string; readonly props?: Partial<PropsOf<'banners/banner-carousel'>> }>(
    at,
    ({ widget, props }, { pointer }) => {
      const time = props?.interval
      // The validation by the schema already reports texts, fractions and negative numbers.
      if (widget !== 'banners/banner-carousel' || time === undefined || !Number.isInteger(time)) return []
      if (time <= 0 || time >= shortest) return []
      const context = { name: 'interval', found: String(time), expected: `0, or ${shortest} to 60000 milliseconds` }
      return [finding('out-of-range', `${pointer}/props/interval`, context)]
    },
  ),
)

export const checks = interval
