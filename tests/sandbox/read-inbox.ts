import type { SentCode } from '../../sandbox/inbox.ts'
import type { TestSandbox } from './sandbox-under-test.ts'

/** Fetches the codes in the sandbox's inbox, newest first. */
export async function readInbox(sandbox: TestSandbox): Promise<readonly SentCode[]> {
  const response = await sandbox.fetch(
    new Request('http://localhost/__sandbox/inbox', { headers: { host: 'localhost' } }),
  )
  return ((await response.json()) as { inbox: SentCode[] }).inbox
}

/** The last sent code. */
export async function lastCode(sandbox: TestSandbox): Promise<string> {
  const [last] = await readInbox(sandbox)
  if (!last) throw new Error('No code was sent.')
  return last.code
}

/** A code that differs from `code`. */
export function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111'
}
