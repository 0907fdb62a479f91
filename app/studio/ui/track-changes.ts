import { retryAfter, watchChanges } from './client.ts'
import { openWindows, ownWindow, windowClosed } from './own-window.ts'

/** A message between the windows of a brand: the studio's revision, or a window that has opened. */
type Message = { readonly revision: number } | 'opened'

const name = 'livery-studio-changes'

/**
 * Calls `validated` with the studio's revision, and again after each validation, until `signal` aborts. All windows of
 * a brand share one connection, because a browser opens only six connections to a server. If the window with the
 * connection closes, or its connection fails, the next window connects.
 *
 * @param failed called with the failure of this window's connection; the window connects again later
 */
export async function trackChanges(
  validated: (revision: number) => void,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(name)
  let reconnect = () => {}
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'opened') reconnect()
    else validated(data.revision)
  }
  signal.addEventListener('abort', () => channel.close())
  const publish = (revision: number) => {
    if (signal.aborted) return
    channel.postMessage({ revision } satisfies Message)
    validated(revision)
  }
  await ownWindow()
  const { held = [] } = await navigator.locks.query()
  if (signal.aborted) return
  channel.postMessage('opened' satisfies Message)
  // Another window has the connection. It may be busy, so this window does not wait for its message.
  if (held.some((one) => one.name === name)) validated(0)
  while (!signal.aborted) {
    const turn = navigator.locks.request(name, { signal }, () =>
      connectForAll(publish, signal, (again) => {
        reconnect = again
      }),
    )
    await turn.catch((error: unknown) => {
      if (!signal.aborted) failed(error)
    })
    reconnect = () => {}
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
  }
}

/**
 * Connects for all open windows until the connection ends or `signal` aborts. Connects again when a window opens or
 * closes: the new connection then replaces the earlier one.
 *
 * @param onReady receives a function that connects again
 */
function connectForAll(
  publish: (revision: number) => void,
  signal: AbortSignal,
  onReady: (reconnect: () => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const ended = new AbortController()
  const connections = new Set<AbortController>()
  const awaited = new Set<string>()

  async function connect(): Promise<void> {
    const earlier = [...connections]
    const own = new AbortController()
    connections.add(own)
    const others = (await openWindows()).filter((one) => one !== ownName)
    for (const one of others) awaitClosing(one)
    const receive = (revision: number) => {
      // The earlier connections end only now, so that the studio never counts a window as closed.
      for (const one of earlier) one.abort()
      publish(revision)
    }
    await watchChanges(receive, AbortSignal.any([own.signal, ended.signal, signal]), others).catch((error: unknown) => {
      if (!own.signal.aborted) throw error
    })
    connections.delete(own)
    if (!own.signal.aborted) resolve()
  }

  function awaitClosing(one: string): void {
    if (awaited.has(one)) return
    awaited.add(one)
    windowClosed(one, AbortSignal.any([ended.signal, signal])).then(
      () => {
        awaited.delete(one)
        reconnect()
      },
      () => {},
    )
  }

  const reconnect = () => void connect().catch(reject)
  let ownName = ''
  void ownWindow().then((one) => {
    ownName = one
    onReady(reconnect)
    reconnect()
  }, reject)
  return promise.finally(() => ended.abort())
}
