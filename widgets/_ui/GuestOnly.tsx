import type { ReactNode } from 'react'

/**
 * Content for guests only. While the session is unknown, a style hides it from a probable member and keeps its space,
 * so that no member reads "Log in" on a page that the host rendered for all visitors.
 */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return <div className="guest-only">{children}</div>
}
