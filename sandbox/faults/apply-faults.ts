import { fallbackLanguage } from '../../schemas/generated/languages.ts'
import { envelopeResponse, refuse } from '../http/envelope.ts'
import { message } from '../messages.ts'
import { ConnectionCut, type SandboxMerchant } from '../sandbox-options.ts'
import { expired } from '../session/sessions.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { callFaults, type Fault } from './fault.ts'

/** The effects of the faults on a call, chosen before its endpoint runs. */
export interface AppliedFaults {
  /** Replaces the endpoint's response. The endpoint does not run. */
  readonly response?: Response
  /** Whether the endpoint runs but its response never arrives. */
  readonly replyIsLost: boolean
  /** Faults whose kinds a part of the sandbox defines. The endpoint applies them. */
  readonly ofParts: readonly Fault[]
}

/** Applies the faults of a call. Rejects with {@link ConnectionCut} if a fault cuts the connection. */
export async function applyFaults(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  endpoint: string,
): Promise<AppliedFaults> {
  let replyIsLost = false
  let response: Response | undefined
  const ofParts: Fault[] = []
  for (const fault of sandbox.faults.takeMatching(merchant.id, [endpoint])) {
    if (!callFaults.some(({ kind }) => kind === fault.kind)) ofParts.push(fault)
    else if (fault.kind === 'latency') await sandbox.sleep(fault.value ?? 1000)
    else if (fault.kind === 'cut') throw new ConnectionCut()
    else if (fault.kind === 'lost-reply') replyIsLost = true
    else response ??= responseOf(fault)
  }
  return { replyIsLost, ofParts, ...(response && { response }) }
}

function responseOf(fault: Fault): Response {
  switch (fault.kind) {
    case 'status':
      return envelopeResponse(
        refuse(fault.value ?? 500, `A fault of the sandbox responds with ${fault.value ?? 500}.`),
        fault.value ?? 500,
      )
    case 'maintenance':
      return envelopeResponse(refuse(503, message('maintenance', fallbackLanguage)), 503)
    case 'expired-session':
      return envelopeResponse(refuse(expired, message('login-needed', fallbackLanguage)))
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>Gateway</h1><p>This is not JSON.</p>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    default:
      return envelopeResponse(
        refuse(fault.value ?? 5000, `A fault of the sandbox responds with code ${fault.value ?? 5000}.`),
      )
  }
}
