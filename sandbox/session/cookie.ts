import { sessionLifetime } from './sessions.ts'

const name = (secure: boolean) => (secure ? '__Host-session' : 'session')

/** The session id that a request carries, or undefined. */
export function readSessionCookie(header: string | null, secure: boolean): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name(secure) && value && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}

/** The Set-Cookie value that starts a session in a browser. No script can read it (API-06). */
export function sessionCookie(id: string, secure: boolean): string {
  return `${name(secure)}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionLifetime / 1000}${secure ? '; Secure' : ''}`
}

/** The Set-Cookie value that removes the session from a browser. */
export function endedSessionCookie(secure: boolean): string {
  return `${name(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`
}
