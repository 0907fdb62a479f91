/** The targets that the page of a loading game may open: the host writes them into the page for its script. */
export interface GamesAllowed {
  /** The hosts of games that the manifest names. */
  readonly hosts: readonly string[]
  /** The page that runs games of HTML, and the origin that may talk to it; `*` where it has an opaque one. */
  readonly shell: { readonly address: string; readonly target: string }
}
