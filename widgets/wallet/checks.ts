import { defineCheck, finding } from '../../runtime/widget-api/checks.ts'

/**
 * Checks that the preset amounts ascend. The form shows only the first amounts, which are then the smallest (DEP-06).
 */
const amounts = defineCheck<readonly number[]>('/deposit/presets/amounts', (all, { pointer }) => {
  const index = all.findIndex((amount, at) => at > 0 && amount <= (all[at - 1] ?? 0))
  if (index === -1) return []
  const [before = 0, amount = 0] = all.slice(index - 1, index + 1)
  const found = `${amount} comes after ${amount < before ? 'the larger amount ' : ''}${before}`
  return [finding('amounts-not-ascending', `${pointer}/${index}`, { found })]
})

export const checks = [amounts]
