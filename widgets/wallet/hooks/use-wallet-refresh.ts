import { useState } from 'react'
import { useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'

/** Fetches the wallets again on request, and shows a failure as a toast. `isBusy` while a fetch is running. */
export function useWalletRefresh() {
  const { refreshPart } = useSessionActions()
  const showFailure = useShowFailure()
  const [isBusy, setBusy] = useState(false)

  async function refresh(): Promise<void> {
    setBusy(true)
    const response = await refreshPart('wallet')
    setBusy(false)
    if (!response.status) showFailure(response)
  }

  return { isBusy, refresh: () => void refresh() }
}
