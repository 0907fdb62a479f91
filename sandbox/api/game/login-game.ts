import { openGame } from '../../games/game-sessions.ts'
import { hostileHtml } from '../../games/hostile-game.ts'
import { launchKindOf } from '../../games/launch-kinds.ts'
import { gameDocument } from '../../games/game-page.ts'
import { playableGame } from '../../games/playable-game.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Opening a game (GAM-07): an address, a form that posts itself to the provider, or the game as a page of HTML. */
export const gameLoginGame = memberEndpoint('game/login-game', (call) => {
  const { world, merchant, member, payload, language, gamesOrigin, hostileGame } = call
  const game = playableGame(call, payload)
  if ('status' in game) return game
  if (hostileGame === 'url') return { status: true, data: { type: 'url', data: `${gamesOrigin}/hostile` } }
  if (hostileGame === 'html') return { status: true, data: { type: 'html', data: hostileHtml } }
  const token = openGame(world, merchant, member.uid, game, language)
  switch (launchKindOf(game.provider)) {
    case 'form':
      return { status: true, data: { type: 'html', data: entryForm(`${gamesOrigin}/enter`, token) } }
    case 'page':
      return { status: true, data: { type: 'html', data: gameDocument(world, token, gamesOrigin) } }
    default:
      return { status: true, data: { type: 'url', data: `${gamesOrigin}/play?token=${token}` } }
  }
})

/** What many providers answer: a form that a script sends off at once. */
function entryForm(action: string, token: string): string {
  return `<!doctype html><html><head><title>Loading</title></head><body>
<form id="go" method="post" action="${action}"><input type="hidden" name="token" value="${token}"></form>
<script>document.getElementById('go').submit()</script></body></html>`
}
