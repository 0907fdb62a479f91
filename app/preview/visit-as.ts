import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { Backend } from '../backends.ts'
import { languageOf } from '../../schemas/locale-code.ts'

interface DemoMember {
  readonly merchant: string
  readonly username: string
  readonly password: string
}

/**
 * Logs the brand's first sandbox member in, or the current member out.
 *
 * @param visitor `member` or `guest`
 * @returns the cookies for the browser; none if the sandbox refuses
 */
export async function visitAs(
  visitor: string,
  { merchant, manifest }: ResolvedManifest,
  request: Request,
  backend: Backend,
): Promise<readonly string[]> {
  const locale = manifest.defaultLocale
  const call = async (endpoint: string, payload: object) => {
    const { host } = new URL(request.url)
    const headers = {
      host: request.headers.get('host') ?? host,
      'content-type': 'application/json',
      cookie: visitor === 'member' ? '' : (request.headers.get('cookie') ?? ''),
      page: '/',
      domain: host.replace(/:\d+$/, ''),
      device: 'desktop',
    }
    const body = JSON.stringify({ ...payload, language: languageOf(locale), langCountry: locale })
    const response = await backend.fetch(
      new Request(new URL(`/api/${endpoint}`, request.url), { method: 'POST', headers, body }),
    )
    return response.headers.getSetCookie()
  }
  if (visitor !== 'member') return call('index/logout', {})
  const membersRequest = new Request(new URL('/__sandbox/members', request.url), {
    headers: { host: request.headers.get('host') ?? '' },
  })
  // oxlint-disable-next-line input/no-asserted-input -- the sandbox runs in this process
  const { members } = (await (await backend.fetch(membersRequest)).json()) as {
    readonly members: readonly DemoMember[]
  }
  const member = members.find((one) => one.merchant === merchant)
  if (!member) return []
  return call('index/auth', { username: member.username, password: member.password, mobile_check: 0 })
}
