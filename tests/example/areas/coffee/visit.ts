import type { OnVisit } from 'livery/widget-api/visit'

/** Lets the shop's own flag service decide the features of the site. */
const onVisit: OnVisit = async ({ site, decideFeatures }) => {
  const address = site.settings.coffee?.flags
  if (address !== undefined) decideFeatures((await import('./flag-service.ts')).flagService(address))
}

export default onVisit
