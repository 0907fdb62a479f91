/** The targets that the page of a loading game may open. The host writes them into that page. */
export interface GamesAllowed {
  /** The hosts of games that the manifest names. */
  readonly hosts: readonly string[]
  /** The page that runs HTML games, and the target origin of messages to it. `*` for an opaque origin. */
  readonly shell: { readonly address: string; readonly target: string }
}
