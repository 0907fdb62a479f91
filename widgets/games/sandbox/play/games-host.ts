/** The host name of every provider of the sandbox; manifests allow it in development. */
export const gamesHost = 'games.localhost'

/**
 * The origin of games for the calling browser: the providers' host name at the same port.
 *
 * @param origin the origin of the call
 */
export function gamesOrigin(origin: string): string {
  const { port } = new URL(origin)
  return `http://${gamesHost}${port && `:${port}`}`
}
