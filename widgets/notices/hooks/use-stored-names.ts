import { useMemo } from 'react'
import { useBrand, useVisit } from '../../../runtime/widget-api/site.ts'
import { createStoredNames } from '../model/stored-names.ts'

/**
 * Two sets of announcements: `dismissed`, which the visitor has hidden on this device, and `shown`, which this tab has
 * shown.
 */
export function useStoredNames() {
  const { id, environment } = useBrand()
  const visit = useVisit()
  return useMemo(
    () => ({
      dismissed: createStoredNames(visit?.storage, `livery:${environment}:${id}:announcements-dismissed`),
      shown: createStoredNames(visit?.tabStorage, `livery:${environment}:${id}:announcements-shown`),
    }),
    [visit, environment, id],
  )
}
