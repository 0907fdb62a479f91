/**
 * The message of /Close, the page to which a provider returns a player. /Close sends it to the site's pages, on a
 * channel of the same name, or to the page around the game's frame.
 */
export const gameClosed = 'livery-closed'
