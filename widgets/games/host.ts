import { defineHost, type ResolvedManifest } from '../../runtime/widget-api/host.ts'
import { closePage, gameShellPage, separateShellPage } from './host/game-pages.ts'
import { loadingGamePage } from './host/loading-game-page.ts'
import { gameShellHost, gameShellPath, gameShellSources } from './model/game-shell.ts'

const shellOwner = ({ merchant, manifest }: ResolvedManifest) => ({ merchant, origin: manifest.games.shellOrigin })

/** The pages between the site and a provider, and the second host name for HTML games. */
export default defineHost({
  routes: {
    '/loading_game.html': ({ resolved, origin }) => loadingGamePage(resolved, origin),
    [gameShellPath]: () => gameShellPage(),
    '/Close': () => closePage(),
  },
  ownName: {
    nameOf: (resolved) => gameShellHost(shellOwner(resolved)),
    handle: (resolved, path) => (path === gameShellPath ? separateShellPage(resolved) : undefined),
  },
  policy: (resolved) => ({ 'frame-src': gameShellSources(shellOwner(resolved)) }),
})
