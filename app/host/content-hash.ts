import { bytesOf } from './bytes.ts'

/** The SHA-256 of a content in base64url, or its first characters. */
export async function contentHash(content: string | Uint8Array<ArrayBuffer>, length = 43): Promise<string> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const base64 = btoa(String.fromCharCode(...digest))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, length)
}
