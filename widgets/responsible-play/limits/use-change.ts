import { useState } from 'react'
import { useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'

interface CallResponse {
  readonly status: boolean
  readonly msg?: string | undefined
  readonly missing?: true
}

/** Sends changes one at a time, shows the outcome of each, and fetches the page's data again. */
export function useChange() {
  const [isBusy, setBusy] = useState(false)
  const changed = useMemberDataChanged()
  const showFailure = useShowFailure()
  const { showToast } = useSessionActions()
  return {
    isBusy,
    /** Resolves to the response. Undefined after a refusal, and while another change is running. */
    send: async <One extends CallResponse>(
      ask: () => Promise<One>,
      /** The message of success. Undefined if the page shows the success otherwise. */
      messageOf: (response: One) => string | undefined,
    ): Promise<One | undefined> => {
      if (isBusy) return undefined
      setBusy(true)
      const response = await ask()
      setBusy(false)
      void changed()
      if (!response.status) {
        showFailure(response)
        return undefined
      }
      const message = messageOf(response)
      if (message !== undefined) showToast({ status: 'success', message })
      return response
    },
  }
}
