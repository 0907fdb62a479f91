import { useHasPage, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useDepositAddress } from '../../wallet/exports.ts'

/**
 * Returns a function that maps a mission's link to the address of its page. The address is undefined if the mission has
 * no link, or if the brand does not have the page.
 */
export function useMissionAddress(): (link: string) => string | undefined {
  const { dialogPages } = useSite().data
  const hasPage = useHasPage()
  const local = useLocalPath()
  const depositAddress = useDepositAddress()
  return (link) => {
    if (link === dialogPages.deposit?.path) return depositAddress({})
    return link.startsWith('/') && hasPage(link) ? local(link) : undefined
  }
}
