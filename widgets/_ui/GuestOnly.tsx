import type { ReactNode } from 'react'

/**
 * Content for guests only. The host renders one page for all visitors. While the session is unknown, a style hides it
 * from a probable member and keeps its space.
 */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return <div className="guest-only">{children}</div>
}
