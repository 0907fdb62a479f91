import { useMemo } from 'react'
import { useBrand, useVisit } from '../../../runtime/widget-api/site.ts'
import { createKeptNames } from '../model/kept-names.ts'

/** The announcements that the visitor has hidden on this device, and those that this visit has shown. */
export function useKeptNames() {
  const { id, environment } = useBrand()
  const visit = useVisit()
  return useMemo(
    () => ({
      dismissed: createKeptNames(visit?.storage, `livery:${environment}:${id}:announcements-dismissed`),
      shown: createKeptNames(visit?.tabStorage, `livery:${environment}:${id}:announcements-shown`),
    }),
    [visit, environment, id],
  )
}
