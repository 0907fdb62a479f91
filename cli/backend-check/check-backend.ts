import { type Probe, probes } from '../../schemas/generated/probes.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { type Mismatch, checkResponse } from './check-response.ts'
import { codeOf } from '../../runtime/errors/caught-error.ts'

/** The result of one call to a backend. */
export interface CallReport {
  readonly call: string
  /**
   * `refused`: the response has a false status, so the check ignores its data. `missing`: the backend lacks an optional
   * call. `not-asked`: the check did not make the call, for example without a login.
   */
  readonly verdict: 'fits' | 'misfits' | 'refused' | 'missing' | 'not-asked'
  readonly mismatches: readonly Mismatch[]
  /** The backend's message of a refusal. */
  readonly message?: string
  /** Whether the backend sent no response. */
  readonly hasNoResponse?: true
}

export interface CheckOptions {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Host name of the site in the calls. */
  readonly host: string
  /** Locale of the calls: `th-th`. */
  readonly locale: string
  /** Currency of the calls: `THB`. */
  readonly currency: string
  /** The account for members' calls. */
  readonly login?: { readonly username: string; readonly password: string }
}

type Fetch = (request: Request) => Promise<Response>

/** The path of the page that a call comes from. These calls come from no page, so they name the home page. */
const page = '/'

/** Timeout of a call, in ms. */
const callTimeout = 15_000

/**
 * Makes the calls that change nothing, one by one: guests' calls and a login that must fail. With an account, also a
 * login and members' calls.
 */
export async function checkBackend(options: CheckOptions, fetch: Fetch): Promise<readonly CallReport[]> {
  const cookies = new Map<string, string>()
  const ask = (call: string, payload: object) => send(fetch, options, call, payload, cookies)
  const ofGuests = probes.filter(({ member }) => !member)
  const ofMembers = probes.filter(({ member }) => member)
  const reports: CallReport[] = []
  for (const probe of ofGuests) {
    const report = await runProbe(probe, options, ask)
    reports.push(report)
    // Stops if the first call has no response, because each further call might also wait until its timeout.
    if (report.hasNoResponse && reports.length === 1) {
      return [report, ...probes.flatMap(({ call }) => (call === report.call ? [] : [notAsked(call)]))]
    }
  }
  reports.push(await checkRefusal(ask))
  if (!options.login) return [...reports, ...ofMembers.map(({ call }) => notAsked(call))]
  const login = await checkLogin(options.login, ask)
  reports.push(login)
  if (login.verdict !== 'fits') return [...reports, ...ofMembers.map(({ call }) => notAsked(call))]
  for (const probe of ofMembers) reports.push(await runProbe(probe, options, ask))
  return reports
}

type Ask = (call: string, payload: object) => Promise<CallReport>

const notAsked = (call: string): CallReport => ({ call, verdict: 'not-asked', mismatches: [] })

async function runProbe({ call, payload, optional }: Probe, { currency }: CheckOptions, ask: Ask): Promise<CallReport> {
  const filled = Object.entries(payload).map(([name, value]) => [name, value === '{currency}' ? currency : value])
  const report = await ask(call, Object.fromEntries(filled))
  if (report.verdict !== 'missing' || optional) return report
  const cure = `Handle POST /api/${call} as its schema says, in schemas/api or widgets/*/api.`
  return { ...report, verdict: 'misfits', mismatches: [{ field: '-', problem: 'the backend has no such call', cure }] }
}

/** The name of the report about a login that the backend has to refuse. */
export const refusedLogin = 'index/auth (refused)'

/** Logs in with an account that does not exist, to check the form of a refusal. */
async function checkRefusal(ask: Ask): Promise<CallReport> {
  const call = 'index/auth'
  const report = await ask(call, { username: '0', password: '0', mobile_check: 0 })
  const named = { ...report, call: refusedLogin }
  if (report.verdict === 'fits')
    return misfit(named, 'status', 'a login with an unknown account succeeds', 'Refuse it with status false.')
  if (report.verdict !== 'refused') return report.verdict === 'missing' ? noSuchCall(named, call) : named
  if (report.message !== undefined) return { ...named, verdict: 'fits' }
  return misfit(named, 'msg', 'a refusal has no message', 'Say in "msg" why it was refused: players read that text.')
}

async function checkLogin({ username, password }: NonNullable<CheckOptions['login']>, ask: Ask): Promise<CallReport> {
  const call = 'index/auth'
  const report = await ask(call, { username, password, mobile_check: /^\d+$/.test(username) ? 1 : 0 })
  if (report.verdict !== 'refused') return report.verdict === 'missing' ? noSuchCall(report, call) : report
  const problem = `the login was refused: ${report.message?.replace(/\.$/, '') ?? 'without a message'}`
  const cure = 'Give an account with --username as players log in: 660812345678 is dial code and number.'
  return misfit(report, 'status', problem, cure)
}

const noSuchCall = (report: CallReport, call: string) =>
  misfit(
    report,
    '-',
    'the backend has no such call',
    `Handle POST /api/${call} as its schema says, in schemas/api or widgets/*/api.`,
  )

const misfit = (report: CallReport, field: string, problem: string, cure: string): CallReport => ({
  ...report,
  verdict: 'misfits',
  mismatches: [...report.mismatches, { field, problem, cure }],
})

/** @param cookies the backend's cookies by name; the function adds the cookies of the response */
async function send(
  fetch: Fetch,
  { origin, host, locale }: CheckOptions,
  call: string,
  payload: object,
  cookies: Map<string, string>,
): Promise<CallReport> {
  // `fetch` sets the header `host` itself. Livery's host also names the site in `x-forwarded-host` when it forwards a
  // call.
  const site = { domain: host, 'x-forwarded-host': host }
  const headers = new Headers({ 'content-type': 'application/json', page, device: 'desktop', ...site })
  if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const body = JSON.stringify({ ...payload, language: languageOf(locale), langCountry: locale })
  try {
    const signal = AbortSignal.timeout(callTimeout)
    // With another setting, `fetch` would follow a redirect by a GET without the payload.
    const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
    const response = await fetch(new Request(`${origin}/api/${call}`, init))
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(one) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400) return redirected(call, location)
    return { call, ...checkResponse(call, response.status, await response.text()) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const problem = isLate
      ? `the backend sent no response within ${callTimeout / 1000} s`
      : `the backend sent no response${reasonOf(error)}`
    const cure = 'Pass the scheme and host of a running backend, such as http://localhost:8080.'
    return { call, verdict: 'misfits', mismatches: [{ field: '-', problem, cure }], hasNoResponse: true }
  }
}

function redirected(call: string, location: string | null): CallReport {
  const problem = `it redirects to ${location ?? 'nowhere'}`
  const cure =
    'Handle calls without a redirect, or give the address to which the backend redirects: a redirected call may lose its payload.'
  return { call, verdict: 'misfits', mismatches: [{ field: '-', problem, cure }] }
}

/** The system's error code in brackets, ` (ECONNREFUSED)`. Empty if the error has no code. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error ? codeOf(error.cause) : undefined
  return code === undefined ? '' : ` (${code})`
}
