import type { ReactNode } from 'react'

/**
 * Content for guests only. The host renders one page for all visitors. Until the session is known, a style hides the
 * content if the last visitor on the device was a member. The content keeps its space.
 */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return <div className="guest-only">{children}</div>
}
