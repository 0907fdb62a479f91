import { loadFormats } from './load-formats.ts'
import { whenPainted } from './page-events.ts'

/** The id of the page's template with the links that preload its small scripts. */
export const lateScriptsElement = 'livery-late'

/**
 * Preloads the page's small scripts after the first paint, and starts the worker of formats. On a slow phone, each
 * earlier request delays that paint, and the large scripts arrive later than these anyway.
 */
export function preloadLateScripts(): void {
  whenPainted(() => {
    const template = document.getElementById(lateScriptsElement)
    if (!template) return
    document.head.append((template as HTMLTemplateElement).content)
    loadFormats(template.dataset.formats)
  })
}
