import { matchRoute, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useDepositAddress } from '../../wallet/exports.ts'

/** The address of a mission's page. Undefined if the brand has no such page. */
export function useMissionAddress(): (link: string) => string | undefined {
  const { routes } = useSite().data
  const local = useLocalPath()
  const depositAddress = useDepositAddress()
  return (link) => {
    if (link === '/deposit') return depositAddress({})
    return matchRoute(routes, link) ? local(link) : undefined
  }
}
