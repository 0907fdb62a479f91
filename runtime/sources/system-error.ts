/** An error of the system, with the fields that Node adds to it. */
export interface SystemError extends Error {
  readonly code: string
  readonly syscall: string
  readonly path?: string
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

/** Whether an error came from a call of the system. */
export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
