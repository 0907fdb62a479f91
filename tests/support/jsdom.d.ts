/** As much of jsdom as the tests use: the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
