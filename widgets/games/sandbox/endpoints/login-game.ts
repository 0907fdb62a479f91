import { openGame } from '../play/game-sessions.ts'
import { hostileHtml } from '../play/hostile-game.ts'
import { gamesOrigin } from '../play/games-host.ts'
import { launchKindOf } from '../play/launch-kinds.ts'
import { gameDocument } from '../play/game-page.ts'
import { playableGame } from '../play/playable-game.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'

/** Opens a game (GAM-07): an address, a self-submitting form for the provider, or the game as an HTML page. */
export const gameLoginGame = memberEndpoint('game/login-game', (call) => {
  const { sandbox, merchant, member, payload, language, faults } = call
  const game = playableGame(call, payload)
  if ('status' in game) return game
  const origin = gamesOrigin(call.origin)
  const isHostile = (kind: string) => faults.some((fault) => fault.kind === kind)
  if (isHostile('hostile-url')) return { status: true, data: { type: 'url', data: `${origin}/hostile` } }
  if (isHostile('hostile-html')) return { status: true, data: { type: 'html', data: hostileHtml } }
  const token = openGame(sandbox, merchant, { uid: member.uid, game, language })
  switch (launchKindOf(game.provider)) {
    case 'form':
      return { status: true, data: { type: 'html', data: entryForm(`${origin}/enter`, token) } }
    case 'page':
      return { status: true, data: { type: 'html', data: gameDocument(sandbox, token, origin) } }
    default:
      return { status: true, data: { type: 'url', data: `${origin}/play?token=${token}` } }
  }
})

/** The usual response of providers: a form that a script submits immediately. */
function entryForm(action: string, token: string): string {
  return `<!doctype html><html><head><title>Loading</title></head><body>
<form id="go" method="post" action="${action}"><input type="hidden" name="token" value="${token}"></form>
<script>document.getElementById('go').submit()</script></body></html>`
}
