import { defineCheck, finding } from 'livery/widget-api/checks'

interface Hours {
  readonly opens: number
  readonly closes: number
}

/** Checks that the shop closes after it opens. */
const hours = defineCheck<Hours>('/coffee', ({ opens, closes }, { pointer }) =>
  closes > opens ? [] : [finding('shop-never-open', `${pointer}/closes`, { found: `${opens} to ${closes}` })],
)

export const checks = [hours]
