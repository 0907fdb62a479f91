import type { Plugin } from 'vite'

/**
 * Replaces a saved `.module.css` in the open page. The page's head asks for the same file as plain text, which no module
 * imports: Vite would load the whole page again for that one.
 */
export const replaceStyles: Plugin = {
  name: 'livery:replace-styles',
  handleHotUpdate: ({ modules }) => modules.filter(({ url }) => !/\.css\?(?:.*&)?direct\b/.test(url)),
}

/** One element of styles in the head, which Vite's client replaces when the file at the path is saved. */
export const styleElement = (path: string, css: string) => `<style data-vite-dev-id="${path}">${css}</style>`
