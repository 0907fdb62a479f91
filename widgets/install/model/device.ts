/** Whether this is an iPhone or iPad, as the document's head has found out. For the browser only. */
export const isIos = () => document.documentElement.dataset.system === 'ios'

/** Whether the site runs from the home screen already. For the browser only. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true
