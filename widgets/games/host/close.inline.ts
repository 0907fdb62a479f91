/**
 * The script of /Close. Notifies the site's pages that balances may have changed. Then closes the window or, in a
 * frame, asks the outer page to close the game.
 */
import { gameClosed } from '../model/game-closed.ts'

new BroadcastChannel(gameClosed).postMessage('')
if (parent === window) window.close()
else parent.postMessage(gameClosed, '*')
