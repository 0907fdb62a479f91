/**
 * The script of /Close: it notifies the site's pages that balances may have changed. It closes its window, or asks the
 * page around its frame to close the game.
 */
import { gameClosed } from '../model/game-closed.ts'

new BroadcastChannel(gameClosed).postMessage('')
if (parent === window) window.close()
else parent.postMessage(gameClosed, '*')
