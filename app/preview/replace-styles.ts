import type { Plugin } from 'vite'

/**
 * Lets Vite replace a saved `.module.css` in the open page. The preview also requests the file as plain text for the
 * page's head. No module imports that text, so Vite would reload the whole page for it. This plugin removes the text
 * from the update.
 */
export const replaceStyles: Plugin = {
  name: 'livery:replace-styles',
  handleHotUpdate: ({ modules }) => modules.filter(({ url }) => !/\.css\?(?:.*&)?direct\b/.test(url)),
}

/** One style element of the head. Vite's client replaces it when the file at the path is saved. */
export const styleElement = (path: string, css: string) => `<style data-vite-dev-id="${path}">${css}</style>`
