import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'

type Site = Pick<AreaVisit['site'], 'environment'> & { readonly merchant: { readonly id: string } }

/** The key under which a device stores a brand's data of this area. */
export function storageKey(
  { merchant, environment }: Site,
  what: 'attribution' | 'consent' | 'visit' | 'push',
): string {
  return `livery:${environment}:${merchant.id}:analytics-${what}`
}
