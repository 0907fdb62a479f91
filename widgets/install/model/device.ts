/** Whether this is an iPhone or iPad, as detected in the document's head. For the browser only. */
export const isIos = () => document.documentElement.dataset.system === 'ios'

/** Whether the site already runs from the home screen. For the browser only. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true
