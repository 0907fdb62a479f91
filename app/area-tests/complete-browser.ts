/** Adds the parts of a browser that jsdom lacks: the methods of a dialog, and media queries. No media query matches. */
export function completeBrowser(): void {
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
  const dialog: Partial<HTMLDialogElement> = HTMLDialogElement.prototype
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  dialog.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return
    this.open = false
    if (returnValue !== undefined) this.returnValue = returnValue
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
