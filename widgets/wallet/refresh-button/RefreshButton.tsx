import { useEffect, useRef, useState } from 'react'
import { useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'

/** Asks the backend for the balance again. */
export function RefreshButton() {
  const { refreshPart } = useSessionActions()
  const showFailure = useShowFailure()
  const isMounted = useRef(true)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  async function refresh(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const response = await refreshPart('wallet')
    // A response that ended the session has shown its message and removed this menu.
    if (!isMounted.current) return
    setBusy(false)
    if (!response.status) showFailure(response)
  }

  return (
    <button type="button" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void refresh()}>
      <Icon name="refresh" size={20} />
      <Message id="wallet.refresh-button.refresh" />
    </button>
  )
}
