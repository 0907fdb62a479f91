import { redraw } from './prepare/redraw.ts'
import { deviceFacts } from './report/device-facts.ts'
import { createNoticeGate } from './report/notice-gate.ts'
import { openStore } from './store/open-store.ts'
import { sendByXhr } from './store/send-by-xhr.ts'
import type { UploadDependencies } from './upload-options.ts'

/**
 * Creates the dependencies of a page's uploads. All uploads share one object, because the object counts the notices to
 * the team.
 *
 * @param call calls the backend for the current member
 */
export function createBrowserDependencies(call: UploadDependencies['call']): UploadDependencies {
  return {
    call,
    send: sendByXhr,
    openStore,
    redraw,
    device: deviceFacts,
    siteHost: location.hostname,
    now: Date.now,
    wait,
    fillRandom: (bytes) => crypto.getRandomValues(bytes),
    mayNotify: createNoticeGate(() => performance.now()),
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    function onAbort(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
