import { whenPainted } from './page-events.ts'

/** The id of the template in a page that holds the announcements of its small scripts. */
export const lateScriptsElement = 'livery-late'

/**
 * Announces the page's small scripts once it has been painted. Each request before that costs a slow phone time that the
 * first paint waits for; the large scripts take longer to arrive than these anyway.
 */
export function announceLateScripts(): void {
  whenPainted(() => {
    const template = document.getElementById(lateScriptsElement)
    if (template) document.head.append((template as HTMLTemplateElement).content)
  })
}
