/**
 * The style element that the host writes into a page: the widgets that it covers, and the addresses of all widgets'
 * styles, separated by spaces.
 */
export const pageStyles = 'livery-styles'

/** Whether the page came with a widget's styles, and so with its texts. */
export const isSent = (widget: string): boolean =>
  document.getElementById(pageStyles)?.dataset.widgets?.split(' ').includes(widget) === true

let whole: Promise<unknown> | undefined

/**
 * Resolves when a widget's styles have loaded: with the page, or in the files with the styles of all the brand's
 * widgets.
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
