/**
 * Lets pages at the given ports, on `localhost` or a name below it, frame an HTML page. Other responses do not change.
 */
export function allowFraming(response: Response, ports: readonly string[]): Response {
  const headers = new Headers(response.headers)
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  const pages = ports.flatMap((port) => [`http://localhost:${port}`, `http://*.localhost:${port}`])
  const ancestors = `frame-ancestors 'self' ${pages.join(' ')}`
  const others = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('frame-ancestors'))
  headers.set('content-security-policy', [...others, ancestors].join('; '))
  headers.delete('x-frame-options')
  return new Response(response.body, { status: response.status, headers })
}
