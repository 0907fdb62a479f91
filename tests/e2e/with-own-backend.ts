import { backendPort } from './ports.ts'
import { test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

/**
 * Starts an operator's own backend of siam191, and a server over it, for the tests of one file. The backend is a
 * sandbox in a process of its own.
 *
 * @param command the server's command without `--api`
 * @param until a text that the server prints when it is ready
 */
export function withOwnBackend(command: () => readonly string[], until: string): void {
  let backend: RunningLivery
  let server: RunningLivery

  test.beforeAll(async () => {
    const brand = 'siam191=merchants/siam191/sandbox.json@127.0.0.1,siam191.localhost'
    backend = await startLivery(['app/sandbox-main.ts', '--port', String(backendPort), brand], 'Sandbox at')
    server = await startLivery(['bin/livery.js', ...command(), '--api', `http://127.0.0.1:${backendPort}`], until)
  })

  test.afterAll(async () => {
    await server.stop()
    await backend.stop()
  })
}

/** Sends a request to the control of the backend's sandbox. */
export const controlBackend = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${backendPort}/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })
