/** The id of the script element that contains a page's state (`SiteState`). */
export const stateElement = 'livery-state'
