/**
 * A failure that an operator or a developer of an area can fix. The message says what is wrong and what to do. The
 * command line shows the message alone.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
  /**
   * An own property of the error. If code that Vite loads fails, Vite copies only the own properties to a new error.
   */
  readonly isForOperator = true
}

/**
 * Whether an error is an {@link OperatorError}. Tests a property, because a program may load that class twice: from its
 * source and from a bundle.
 */
export const isForOperator = (error: unknown): error is Error => error instanceof Error && 'isForOperator' in error
