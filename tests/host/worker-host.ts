/** The program of a host in a worker: the request handler, the pages, and the areas' parts. */
import analytics from '../../widgets/analytics/host.ts'
import blog from '../../widgets/blog/host.ts'
import contact from '../../widgets/contact/host.ts'
import games from '../../widgets/games/host.ts'
import info from '../../widgets/info/host.ts'
import promotions from '../../widgets/promotions/host.ts'

export { createHost } from '../../app/host/create-host.ts'
export { registerTypefaces } from '../../app/host/fonts.ts'
export { guestPaths, renderPage } from '../../app/server/entry-server.tsx'

export const areaHosts = new Map(Object.entries({ analytics, blog, contact, games, info, promotions }))
