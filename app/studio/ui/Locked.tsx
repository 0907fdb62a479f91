import type { ReactNode } from 'react'

/** Controls that are disabled if there is a reason, which is shown above them. */
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
