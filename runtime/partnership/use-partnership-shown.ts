import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { publicQuery } from '../api/queries.ts'
import { useSite } from '../page/site-context.ts'
import { isPartnershipShown, partnershipOf } from './partnership.ts'

/**
 * Whether the partnership page may be entered in the member's currency (GRD-05).
 *
 * @param isAsked whether anybody wants to know: the file is loaded only then
 */
export function usePartnershipShown(isAsked: boolean): boolean | null {
  const { data: site, reader, session } = useSite()
  const currency = useStore(session.store, ({ member }) => member?.currency) ?? site.currency
  const { data } = useQuery({ ...publicQuery('partnership', reader), enabled: isAsked })
  return isPartnershipShown(partnershipOf(data, currency))
}
