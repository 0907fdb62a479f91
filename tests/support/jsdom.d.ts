/** The used part of jsdom, because the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    /** `beforeParse` receives the window before any script of the page runs. */
    constructor(
      html?: string,
      options?: { readonly runScripts?: 'dangerously'; readonly beforeParse?: (window: object) => void },
    )
    readonly window: { readonly DOMParser: typeof DOMParser; readonly document: Document }
  }
}
