/** The host name of every provider of the sandbox; manifests allow it in development. */
export const gamesHost = 'games.localhost'

/**
 * Where games are for the browser that calls: the same port under the providers' name.
 *
 * @param origin that the call came to
 */
export function gamesOrigin(origin: string): string {
  const { port } = new URL(origin)
  return `http://${gamesHost}${port && `:${port}`}`
}
