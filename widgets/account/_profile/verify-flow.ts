/**
 * Steps of a contact's verification (STA-10). Step 1 sends the code when the member asks for it. In step 2, the member
 * types the code.
 */
export type VerifyStep = 1 | 2 | 'success'

export type VerifyStepEvent = 'code-sent' | 'code-right' | 'back' | 'left'

const next: Readonly<Record<VerifyStep, Partial<Readonly<Record<VerifyStepEvent, VerifyStep>>>>> = {
  1: { 'code-sent': 2 },
  2: { 'code-right': 'success', back: 1, left: 1 },
  success: { left: 1 },
}

/** The flow of a verification. An event that does not belong to the current step changes nothing. */
export const reduceVerifySteps = (step: VerifyStep, event: VerifyStepEvent): VerifyStep => next[step][event] ?? step
