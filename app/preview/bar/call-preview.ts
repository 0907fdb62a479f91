import { tokenElement } from '../bar-info.ts'

/** Calls a route of the preview or of the sandbox. Throws with the server's message after a refusal. */
export async function callPreview<Data>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Data> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenElement}"]`)?.content ?? ''
  const response = await fetch(path, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'x-livery-token': token } }
      : {}),
  })
  const data: unknown = await response.json()
  if (response.ok) return data as Data
  const { message, msg } = Object(data) as { readonly message?: unknown; readonly msg?: unknown }
  throw new Error(String(message ?? msg ?? `The preview responded with ${response.status}.`))
}

interface SiteResponse {
  readonly status: boolean
  readonly msg?: string
}

/** Calls the site's own API as the page does. */
export async function callSite(endpoint: string, payload: object): Promise<SiteResponse> {
  const language = document.documentElement.lang
  const response = await fetch(`/api/${endpoint}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      page: location.pathname.replace(/[^!-~]/g, ''),
      domain: location.hostname,
      device: window.innerWidth < 768 ? 'mobile' : 'desktop',
    },
    body: JSON.stringify({ ...payload, language, langCountry: `${language}-th` }),
  })
  const { status, msg } = Object(await response.json()) as { readonly status?: unknown; readonly msg?: unknown }
  return { status: status === true, ...(typeof msg === 'string' && { msg }) }
}
