import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserLaunch } from '../../support/browser.ts'

/** A Chromium page, driven by the DevTools protocol itself. */
export interface DevtoolsPage {
  send(method: string, params?: object): Promise<unknown>
  /** Listens to an event of the protocol until the page closes. */
  on(method: string, listener: (params: never) => void): void
  /**
   * Runs a function in the page and returns its value, which must be JSON. The function cannot use names from outside.
   */
  evaluate<Value>(run: () => Value): Promise<Value>
  close(): Promise<void>
}

export interface DevtoolsBrowser {
  readonly version: string
  /** The port of the DevTools protocol, for other tools. */
  readonly port: number
  /** Sends a command to the browser itself, not to a page. */
  send(method: string, params?: object): Promise<unknown>
  /** Opens a page of a new visitor. If `isOfProfile` is true, the page has the cookies of the browser's profile. */
  newPage(isOfProfile?: boolean): Promise<DevtoolsPage>
  close(): void
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/**
 * Starts Chromium for measuring. Playwright is not used: it enables the `Runtime` domain, in which V8 formats the stack
 * of every new error. React creates errors during its evaluation. On a slowed page, their formatting takes 40 ms, which
 * no visitor's browser needs.
 *
 * @param more arguments for Chromium
 */
export async function startChromium(more: readonly string[] = []): Promise<DevtoolsBrowser> {
  const { executablePath, args } = await browserLaunch()
  const profile = mkdtempSync(join(tmpdir(), 'livery-chromium-'))
  const chromium = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--ignore-certificate-errors',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...args,
      ...more,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    chromium.once('exit', () => reject(new Error(`Chromium did not start: ${output}`)))
    chromium.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, (params: never) => void>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else listeners.get(`${message.sessionId} ${message.method}`)?.(message.params as never)
  }
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      const id = last
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  const { product } = (await send('Browser.getVersion')) as { product: string }
  return {
    version: product.replace(/^.*\//, ''),
    port: Number(new URL(address).port),
    send: (method, params) => send(method, params),
    newPage: async (isOfProfile = false) => {
      const { browserContextId } = isOfProfile
        ? {}
        : ((await send('Target.createBrowserContext')) as { browserContextId: string })
      const { targetId } = (await send('Target.createTarget', { url: 'about:blank', browserContextId })) as {
        targetId: string
      }
      const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
      return {
        send: (method, params) => send(method, params, sessionId),
        on: (method, listener) => void listeners.set(`${sessionId} ${method}`, listener),
        evaluate: async <Value>(run: () => Value) => {
          const expression = `(${run.toString()})()`
          const reply = await send('Runtime.evaluate', { expression, returnByValue: true }, sessionId)
          return (reply as { result: { value: Value } }).result.value
        },
        close: async () =>
          void (await (browserContextId
            ? send('Target.disposeBrowserContext', { browserContextId })
            : send('Target.closeTarget', { targetId }))),
      }
    },
    close: () => {
      socket.close()
      chromium.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      chromium.kill()
    },
  }
}
