import { type Failure, isFailureId } from '../failures.ts'
import { tokenHeader, windowHeader } from '../messages.ts'
import { ownWindow } from './own-window.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

const tokenKey = 'livery-studio-token'

/** The delay before the page connects to the studio again after a failed or ended connection, in ms. */
export const retryAfter = 2_000

/**
 * Moves the studio's token from the address, which history and bookmarks keep, into the storage of this tab.
 *
 * @returns whether the address had a token
 */
export function takeToken(): boolean {
  const given = location.hash.slice(1)
  if (given === '' || given.startsWith('/')) return false
  sessionStorage.setItem(tokenKey, given)
  history.replaceState(null, '', location.pathname)
  return true
}

export const ownToken = (): string => sessionStorage.getItem(tokenKey) ?? ''

/** Removes the token of an earlier run. The tab keeps its edits for the next run. */
export const dropToken = (): void => sessionStorage.removeItem(tokenKey)

/** The address of the list of brands, with the token of this run of the studio. */
export const startPageAddress = (): string => `http://localhost:${location.port}/#${ownToken()}`

/** A request that the studio has refused or could not complete. */
export class StudioFailure extends Error {
  override readonly name = 'StudioFailure'
  readonly status: number
  readonly body: unknown
  /** The failure as data. Undefined for a response without one, such as a proxy's. */
  readonly failure: Failure | undefined
  constructor(status: number, body: unknown) {
    const { message } = Object(body) as { readonly message?: unknown }
    super(typeof message === 'string' ? message : `HTTP ${status}`)
    this.status = status
    this.body = body
    this.failure = readFailure(body)
  }
}

function readFailure(body: unknown): Failure | undefined {
  const { failure } = Object(body) as { readonly failure?: unknown }
  const { id, values } = Object(failure) as { readonly id?: unknown; readonly values?: unknown }
  if (typeof id !== 'string' || !isFailureId(id) || typeof values !== 'object' || values === null) return undefined
  return { id, values: values as Failure['values'] }
}

/**
 * Sends a request to the studio: a POST if it has a body. Throws a `StudioFailure`, whose status is 0 if the response
 * is missing or incomplete.
 */
export async function ask<Data>(path: string, body?: object): Promise<Data> {
  const response = await send(path, body)
  if (!response.ok) throw new StudioFailure(response.status, await response.json().catch(() => undefined))
  // oxlint-disable-next-line input/no-asserted-input -- the studio of this page sent the response
  return connected(() => response.json() as Promise<Data>)
}

async function send(path: string, body?: object, options: RequestInit = {}): Promise<Response> {
  return connected(async () =>
    fetch(`/studio/${path}`, {
      headers: {
        [tokenHeader]: ownToken(),
        [windowHeader]: await ownWindow(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      ...options,
    }),
  )
}

/** Runs a step of a request. Throws a `StudioFailure` of status 0 if the connection breaks. */
async function connected<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    throw new StudioFailure(0, { message: messageOf(error) })
  }
}

/**
 * Calls `validated` with the current revision, and again after each validation, until the studio ends the connection.
 * Passes only the latest of several revisions that arrive together. Throws a `StudioFailure`, whose status is 0 if the
 * connection breaks.
 *
 * @param windows the names of other windows that share the connection
 */
export async function watchChanges(
  validated: (revision: number) => void,
  signal: AbortSignal,
  windows: readonly string[] = [],
): Promise<void> {
  const query = new URLSearchParams({ windows: windows.join(',') }).toString()
  const response = await send(`events?${query}`, undefined, { signal })
  if (!response.ok || !response.body)
    throw new StudioFailure(response.status, await response.json().catch(() => undefined))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const next = () => connected(() => reader.read())
  for (let read = await next(); !read.done; read = await next())
    validated(Math.max(...read.value.split('\n').map(Number)))
}
