import { hostName } from '../http/find-merchant.ts'

/** The host name of every provider of the sandbox; manifests allow it in development. */
export const gamesHost = 'games.localhost'

/** Whether a request is for a game rather than for a brand. */
export function isGamesHost(request: Request): boolean {
  return hostName(request.headers.get('host') ?? new URL(request.url).host) === gamesHost
}

/** Where games are for the browser that sends this request: the same port under the providers' name. */
export function gamesOrigin(request: Request): string {
  const port = /:\d+$/.exec(request.headers.get('host') ?? new URL(request.url).host)?.[0] ?? ''
  return `http://${gamesHost}${port}`
}
