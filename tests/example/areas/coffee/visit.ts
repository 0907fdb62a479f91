import type { FollowVisit } from 'livery/widget-api/visit'

/** Lets the shop's own flag service decide its features. */
const followVisit: FollowVisit = async ({ site, decideFeatures }) => {
  const address = site.settings.coffee?.flags
  if (address !== undefined) decideFeatures((await import('./flag-service.ts')).flagService(address))
}

export default followVisit
