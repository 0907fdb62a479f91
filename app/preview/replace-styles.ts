import type { Plugin } from 'vite'

/**
 * Replaces a saved `.module.css` in the open page. The page's head requests the same file as plain text, which no
 * module imports; for that one, Vite would reload the whole page.
 */
export const replaceStyles: Plugin = {
  name: 'livery:replace-styles',
  handleHotUpdate: ({ modules }) => modules.filter(({ url }) => !/\.css\?(?:.*&)?direct\b/.test(url)),
}

/** One style element of the head. Vite's client replaces it when the file at the path is saved. */
export const styleElement = (path: string, css: string) => `<style data-vite-dev-id="${path}">${css}</style>`
