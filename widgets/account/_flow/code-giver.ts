import type { Flow } from '../../../runtime/widget-api/flow.ts'

interface CodeState {
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
}

/**
 * Returns a function that passes a typed code to a flow. The function resolves with whether the flow has counted the
 * code as wrong. The flow itself reports failures.
 */
export function codeGiver<State extends CodeState>(
  flow: () => Flow<State, { readonly type: 'code-given'; readonly otp: string }> | undefined,
) {
  return async (otp: string): Promise<{ readonly isWrong: boolean }> => {
    const running = flow()
    const before = running?.view().state.wrongCodes ?? 0
    await running?.act({ type: 'code-given', otp })
    return { isWrong: (running?.view().state.wrongCodes ?? 0) > before }
  }
}
