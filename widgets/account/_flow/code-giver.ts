import type { Flow } from '../../../runtime/widget-api/flow.ts'

interface CodeState {
  readonly step: unknown
  /** Wrong tries of the code that was sent last. */
  readonly wrongCodes: number
}

/**
 * Gives a typed code to a flow. Resolves with whether it was the right one. Undefined for a failure that is not about the
 * code, which is told already.
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
