/**
 * The style element that the host writes into a page: the names of its widgets, and the addresses of all widgets'
 * styles, separated by spaces.
 */
export const pageStyles = 'livery-styles'

/** Whether the host's page has a widget's styles, and so its texts. */
export const isSent = (widget: string): boolean =>
  document.getElementById(pageStyles)?.dataset.widgets?.split(' ').includes(widget) === true

let whole: Promise<unknown> | undefined

/**
 * Resolves when a widget's styles have loaded, within the page or in the files with all widgets' styles.
 */
export function stylesOf(widget: string): Promise<unknown> | undefined {
  const { href } = document.getElementById(pageStyles)?.dataset ?? {}
  if (href === undefined || isSent(widget)) return undefined
  whole ??= Promise.all(href.split(' ').map(loadStyles))
  return whole
}

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // A page without its styles is better than none.
    link.onload = link.onerror = () => resolve()
    // Insert before the page's own styles, so that those keep precedence.
    document.getElementById(pageStyles)?.before(link)
  })
}
