/**
 * Widgets that stand on nearly every page, beside header and navigation. They come with the site's own file: on a slow
 * phone each request costs more than the few bytes of such a widget. Each comes to life by itself all the same.
 */
export const shellNames = [
  'layout/app-download',
  'layout/footer',
  'layout/landscape-warning',
  'contact/contact-bar',
  'games/launch-notice',
  'games/login-to-play',
  'games/wallet-chooser',
] as const

export type ShellName = (typeof shellNames)[number]
