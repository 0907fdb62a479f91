import type { APIResponse, Route } from '@playwright/test'

/** The server's response to a request of the page. Only browsers resolve the names of brands under `localhost`. */
export async function fetchDirectly(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } })
}
