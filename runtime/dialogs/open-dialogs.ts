import { useLiveLocation } from '../routing/live-location.ts'
import { useSite } from '../site/site-context.ts'
import { choiceIn } from './address-dialog.ts'
import type { DialogHistory } from './current-entry.ts'

/**
 * The names of the open dialogs, from the history entry (`useDialog`) and from the query of the address (`DialogPage`).
 */
export function useOpenDialogs(): readonly string[] {
  const { dialogPages } = useSite().data
  const { state, search } = useLiveLocation()
  const ofAddress = Object.values(dialogPages).flatMap(({ query, dialog, isOn }) =>
    !isOn && choiceIn(search, [query]) !== undefined ? [dialog] : [],
  )
  return [...((state as DialogHistory | null)?.dialogs ?? []), ...ofAddress]
}
