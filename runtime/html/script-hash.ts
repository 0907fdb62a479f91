import { createHash } from 'node:crypto'

/** The source that allows an inline script in a policy. For Node only. */
export const scriptHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
