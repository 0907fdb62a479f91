import {
  defineHost,
  type PageDescription,
  type RenderedView,
  type ResolvedManifest,
} from '../../runtime/widget-api/host.ts'
import { closePage, gameShellPage, separateShellPage } from './host/game-pages.ts'
import { loadingGamePage } from './host/loading-game-page.ts'
import { gameShellHost, gameShellPath, gameShellSources } from './model/game-shell.ts'

const shellOwner = ({ merchant, manifest }: ResolvedManifest) => ({ merchant, origin: manifest.games.shellOrigin })

/**
 * Serves the pages of a loading game, of HTML games and of the return from a provider. Adds the host name of HTML games
 * and the titles of games' pages.
 */
export default defineHost({
  describePage: (page) =>
    page.blocks.some(({ widget }) => widget === 'games/game-page') ? describeGame(page) : undefined,
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

function describeGame({ data, parameters }: RenderedView): PageDescription | undefined {
  const game = data('games/game', { provider: parameters.provider ?? '', play: parameters.play ?? '' })?.game
  return game ? { title: `${game.game_name}, ${game.provider_fullname}` } : undefined
}
