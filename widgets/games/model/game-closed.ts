/**
 * The message of /Close, to which a provider returns a player: on a channel of this name to the site's pages, and to
 * the page around the game's frame.
 */
export const gameClosed = 'livery-closed'
