import { useLocalPath, usePath, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { type DepositQuery, depositQuery } from '../model/deposit/deposit-query.ts'

/**
 * Returns a function that builds the address of a deposit with a promotion, a channel and an amount (DEP-12). The
 * address leads to the brand's page for deposits, or else opens the dialog on the current page.
 */
export function useDepositAddress(): (query: DepositQuery) => string {
  const page = useRoutePath('deposit')
  const local = useLocalPath()
  const path = usePath()
  return (query) => {
    const carried = depositQuery(query)
    if (page === undefined) return `${local(path)}?deposit=1${carried && `&${carried}`}`
    return `${page}${carried && `?${carried}`}`
  }
}
