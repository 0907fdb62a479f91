/** What the page of a loading game may open: written into the page by the host, read by its script. */
export interface GamesAllowed {
  /** The hosts of games that the manifest names. */
  readonly hosts: readonly string[]
  /** The page that runs games of HTML, and the origin that may talk to it; `*` where it has an opaque one. */
  readonly shell: { readonly address: string; readonly target: string }
}
