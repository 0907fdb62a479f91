import type { ReactNode } from 'react'

/** Disables controls if it receives a reason, and shows the reason above them. */
export function Locked({ reason, children }: { readonly reason: string | undefined; readonly children: ReactNode }) {
  return (
    <>
      {reason !== undefined && <p className="locked">{reason}</p>}
      <fieldset className="plain" disabled={reason !== undefined}>
        {children}
      </fieldset>
    </>
  )
}
