import { mayReload } from './chunk-guard.ts'

/** Code that failed to load, in a page that may not reload or whose host is out of reach. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

const key = 'livery-reloads'

/**
 * Loads a part of the program. If that fails, a newer build has probably replaced the page's build, so the page
 * reloads, but never in a loop (NAV-06). It does not reload if the visitor would lose typed text.
 *
 * @throws CodeMissing if the page may not reload, or the host is out of reach
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) addEventListener('online', reloadForMissing, { once: true })
    if (!navigator.onLine || !(await isHostUp()) || !mayReloadNow()) throw new CodeMissing(String(error))
    location.reload()
    return new Promise<never>(() => {})
  }
}

/** Reloads the page for the visitor, unless the host is out of reach. Returns whether the page reloads. */
export async function reloadByVisitor(): Promise<boolean> {
  const isUp = await isHostUp()
  if (isUp) location.reload()
  return isUp
}

/** Reloads the page if it shows a block without its code. */
function reloadForMissing(): void {
  if (document.querySelector('.block-failed[data-code-missing]') && mayReloadNow()) location.reload()
}

/** The longest wait for a response of the host, in ms. Meanwhile, the part shows that it is loading. */
const longestWait = 10_000

/**
 * Whether the host responds in time. A reload without a response would replace the page with the browser's error page.
 */
const isHostUp = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestWait) }).then(
    () => true,
    () => false,
  )

const mayReloadNow = () => !hasTyped() && recordReload(Date.now())

/** The fields that the visitor has changed. */
const changedFields = ':is(input, textarea):is(:user-valid, :user-invalid)'

/** Whether the visitor has typed text. In a browser without `:user-valid`, only the focused field counts. */
function hasTyped(): boolean {
  const changed = CSS.supports(`selector(${changedFields})`) ? document.querySelectorAll(changedFields) : []
  return [document.activeElement, ...changed].some((field) => Boolean((field as HTMLInputElement | null)?.value))
}

/**
 * Decides whether to reload, and counts the reload in the session storage. Without storage it never reloads, to prevent
 * a loop.
 */
function recordReload(now: number): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const earlier = Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : []
    if (!mayReload(earlier, now)) return false
    sessionStorage.setItem(key, JSON.stringify([...earlier, now].slice(-2)))
    return true
  } catch {
    return false
  }
}
