/** The host name of all providers in the sandbox. Manifests allow it in development. */
export const gamesHost = 'games.localhost'

/**
 * Returns the origin of the providers' pages, at the port of the call.
 *
 * @param origin the origin of the call
 */
export function gamesOrigin(origin: string): string {
  const { port } = new URL(origin)
  return `http://${gamesHost}${port && `:${port}`}`
}
