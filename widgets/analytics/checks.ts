import { defineCheck, finding } from '../../runtime/widget-api/checks.ts'

/** Checks that enabled push messages have a service and its key. Otherwise nobody can subscribe (QRY-06). */
const push = defineCheck<boolean>('/analytics/push/enabled', (isEnabled, { pointer, brand }) => {
  if (!isEnabled) return []
  const { push: own, vendors } = brand.manifest.analytics
  const missing = [
    own.serverKey === undefined ? ['"push.serverKey"'] : [],
    vendors.push.host === undefined ? ['"vendors.push.host"'] : [],
  ].flat()
  return missing.length === 0
    ? []
    : [finding('missing-key', pointer, { name: missing.join(', '), owner: '"analytics"' })]
})

export const checks = [push]
