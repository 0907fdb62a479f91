import { createHash } from 'node:crypto'

/** The source by which a policy allows an inline script. For Node only. */
export const scriptHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
