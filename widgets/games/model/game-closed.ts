/**
 * A provider returns a player to the page /Close. The channel for notifying the site's pages has this name, and so does
 * the message to the page around the game's frame.
 */
export const gameClosed = 'livery-closed'
