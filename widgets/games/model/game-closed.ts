/**
 * The name of the channel on which the page /Close notifies the site's pages. Also the message from /Close to the page
 * around the game's frame.
 */
export const gameClosed = 'livery-closed'
