import type { APIResponse, Route } from '@playwright/test'

/**
 * Sends a request of the page to the server, and returns the response. Connects to 127.0.0.1, because only browsers
 * resolve names such as `siam191.localhost`.
 */
export async function fetchDirectly(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } })
}
