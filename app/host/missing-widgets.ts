import type { BuiltSite } from './built-site.ts'

/** The maximum number of widgets that a message names. */
const mostNames = 3

/**
 * A sentence about the widgets that a build lacks: `The build in dist lacks 1 widget (coffee/list)`. Undefined if the
 * build has all widgets.
 */
export function missingWidgetsOf({ missingWidgets }: BuiltSite, folder: string): string | undefined {
  const { length } = missingWidgets
  if (length === 0) return undefined
  const names = `${missingWidgets.slice(0, mostNames).join(', ')}${length > mostNames ? ', …' : ''}`
  return `The build in ${folder} lacks ${length === 1 ? '1 widget' : `${length} widgets`} (${names})`
}

/** The host's line about the widgets that a build lacks. Empty if the build has all widgets. */
export function missingWidgetsNotice(site: BuiltSite, folder: string): string[] {
  const missing = missingWidgetsOf(site, folder)
  if (missing === undefined) return []
  return [`  ${missing}, so blocks are missing in pages. Run livery build again, and then restart the host.`]
}
