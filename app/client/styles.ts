/**
 * The id of the style element that the host writes into a page. Its data attributes list the widgets whose styles it
 * contains, and the addresses of all sheets.
 */
export const pageStyles = 'livery-styles'

/** The id of the style element for the HTML of widgets that load late (`use`, `idle`). */
export const lateStyles = 'livery-late-styles'

/**
 * Whether the host's page has the styles of a widget that does not load late. If the widget hydrates, the page has its
 * texts too.
 */
export const isSent = (widget: string): boolean =>
  document.getElementById(pageStyles)?.dataset.widgets?.split(' ').includes(widget) === true

let whole: Promise<unknown> | undefined
/** The sheets that have failed to load. */
const failed = new Set<HTMLLinkElement>()

/** Resolves when the sheets with a widget's styles have loaded. Undefined if the page contains these styles. */
export const stylesOf = (widget: string): Promise<unknown> | undefined => (isSent(widget) ? undefined : allStyles())

/**
 * Loads the sheets with the styles of all pages, because a page contains only its own. If a sheet fails to load,
 * `retryStyles` loads it again. Undefined in the preview, whose pages contain all styles.
 */
export function allStyles(): Promise<unknown> | undefined {
  const { href } = document.getElementById(pageStyles)?.dataset ?? {}
  if (href === undefined) return undefined
  whole ??= loadSheets(href.split(' '))
  return whole
}

/** Loads each failed sheet once more, at its place. Also resolves if a sheet fails again. */
export function retryStyles(): Promise<unknown> {
  const again = [...failed].map((link) => {
    const next = link.cloneNode() as HTMLLinkElement
    link.replaceWith(next)
    return loaded(next)
  })
  failed.clear()
  return Promise.all(again)
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => {
      failed.add(link)
      resolve()
    }
  })
}

function loadSheets(addresses: readonly string[]): Promise<unknown> {
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const all = Promise.all(links.map(loaded))
  // The page contains a part of these rules. The sheets follow it in the document, so all rules have one order.
  const last = document.getElementById(lateStyles) ?? document.getElementById(pageStyles)
  last?.after(...links)
  return all
}
