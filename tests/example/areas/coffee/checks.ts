import { defineCheck, finding } from 'livery/widget-api/checks'

/** Checks that the shop closes after it opens. */
const hours = defineCheck('/coffee', ({ opens, closes }, { pointer }) =>
  closes > opens ? [] : [finding('shop-never-open', `${pointer}/closes`, { found: `${opens} to ${closes}` })],
)

export const checks = [hours]
