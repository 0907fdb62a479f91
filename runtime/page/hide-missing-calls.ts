import { widgetCalls } from '../../schemas/generated/widget-calls.ts'
import type { Manifest } from '../manifest/index.ts'
import type { SiteData } from '../site/site-data.ts'

type Routes = SiteData['routes']
type Region = Manifest['shell'][string]

/** Whether a widget needs none of the missing calls, so that a page can show it. */
export function canShow(widget: string, missingCalls: ReadonlySet<string>): boolean {
  return !(widgetCalls[widget] ?? []).some((call) => missingCalls.has(call))
}

/** Whether all blocks of a region need a missing call. False for a region without blocks. */
export function needsMissingCall(region: Region | undefined, missingCalls: ReadonlySet<string>): boolean {
  const blocks = Object.values(region?.blocks ?? {})
  return blocks.length > 0 && blocks.every(({ widget }) => !canShow(widget, missingCalls))
}

/** Removes the pages on which every block of the main region needs a missing call, so that menus leave them out. */
export function routesWithout(routes: Routes, missingCalls: ReadonlySet<string>): Routes {
  if (missingCalls.size === 0) return routes
  return Object.fromEntries(
    Object.entries(routes).filter(([, route]) => !needsMissingCall(route.regions?.main, missingCalls)),
  )
}
