import type { Flow } from '../../../runtime/widget-api/flow.ts'

interface CodeState {
  readonly step: unknown
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
}

/**
 * Returns a function that passes a typed code to a flow. The function resolves with true if the flow is at another step
 * afterwards, with false if the flow has counted a wrong code, and otherwise with undefined. The flow reports failures.
 */
export function codeGiver<State extends CodeState>(
  flow: () => Flow<State, { readonly type: 'code-given'; readonly otp: string }> | undefined,
) {
  return async (otp: string): Promise<boolean | undefined> => {
    const running = flow()
    const before = running?.view().state
    await running?.act({ type: 'code-given', otp })
    const after = running?.view().state
    if (!before || !after) return undefined
    if (after.step !== before.step) return true
    return after.wrongCodes > before.wrongCodes ? false : undefined
  }
}
