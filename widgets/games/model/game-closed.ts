/**
 * A provider returns a player to the page /Close. This is the name of the channel on which /Close notifies the site's
 * pages, and its message to the page around the game's frame.
 */
export const gameClosed = 'livery-closed'
