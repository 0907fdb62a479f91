import type { SandboxContext } from '../../../../sandbox/index.ts'
import { gameDocument } from './game-page.ts'
import { findGameSession } from './game-sessions.ts'
import { hostileHtml } from './hostile-game.ts'
import { spin } from './spin.ts'

/**
 * Handles requests to the host name of the providers. `POST /` is PlayTech's client, and `GET /hostile` an attacking
 * game.
 */
export async function handleGame(sandbox: SandboxContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const fields = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
  switch (`${request.method} ${pathname}`) {
    case 'GET /play':
      return page(sandbox, searchParams.get('token') ?? '')
    case 'POST /enter':
      return page(sandbox, fields.get('token') ?? '')
    case 'POST /':
      return page(sandbox, fields.get('provider_token') ?? '', fields.get('return') ?? undefined)
    case 'POST /spin':
      return handleSpin(sandbox, fields.get('token') ?? '')
    case 'GET /hostile':
      return html(hostileHtml)
    default:
      return new Response('Not found', { status: 404 })
  }
}

function page(sandbox: SandboxContext, token: string, back?: string): Response {
  if (!findGameSession(sandbox, token)) return html(gameDocument(sandbox, token), 404)
  const leave = back !== undefined && URL.canParse(back) && /^https?:$/.test(new URL(back).protocol) ? back : undefined
  return html(gameDocument(sandbox, token, '', leave))
}

/** Handles a spin. The token alone permits it, because an HTML game runs under another origin without the session. */
function handleSpin(sandbox: SandboxContext, token: string): Response {
  const session = findGameSession(sandbox, token)
  const outcome = session && spin(sandbox, session)
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
  if (outcome && 'refused' in outcome) return Response.json(outcome, { headers, status: 403 })
  return outcome ? Response.json(outcome, { headers }) : Response.json({}, { status: 404, headers })
}

function html(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  return new URLSearchParams(text.length > 4096 ? '' : text)
}
