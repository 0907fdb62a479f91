/** Lets the preview's own pages frame a page: those of the same port, under any name of loopback. */
export function allowFraming(response: Response, port: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  const ancestors = `frame-ancestors 'self' http://localhost:${port} http://*.localhost:${port}`
  const others = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('frame-ancestors'))
  headers.set('content-security-policy', [...others, ancestors].join('; '))
  headers.delete('x-frame-options')
  return new Response(response.body, { status: response.status, headers })
}
