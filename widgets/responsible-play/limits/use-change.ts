import { useState } from 'react'
import { useMemberDataChanged, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'

interface Answer {
  readonly status: boolean
  readonly msg?: string | undefined
  readonly missing?: true
}

/** Sends changes one at a time, tells how each went, and fetches the page's data again. */
export function useChange() {
  const [isBusy, setBusy] = useState(false)
  const changed = useMemberDataChanged()
  const tellFailure = useTellFailure()
  const { showToast } = useSessionActions()
  return {
    isBusy,
    /** Resolves to the answer; undefined where it was refused, or another change runs. */
    send: async <One extends Answer>(
      ask: () => Promise<One>,
      /** The sentence of success; undefined where something else tells it. */
      saidOf: (answer: One) => string | undefined,
    ): Promise<One | undefined> => {
      if (isBusy) return undefined
      setBusy(true)
      const answer = await ask()
      setBusy(false)
      changed()
      if (!answer.status) {
        tellFailure(answer)
        return undefined
      }
      const message = saidOf(answer)
      if (message !== undefined) showToast({ status: 'success', message })
      return answer
    },
  }
}
