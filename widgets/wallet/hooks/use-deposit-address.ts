import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useLocalPath, usePath } from '../../../runtime/widget-api/pages.ts'
import { type DepositQuery, depositQuery } from '../model/deposit/deposit-query.ts'

/**
 * Returns a function that builds the address of a deposit with a promotion, a channel and an amount (DEP-12). The
 * address leads to the brand's page for deposits, or else opens the dialog on the current page.
 */
export function useDepositAddress(): (query: DepositQuery) => string {
  const { pages } = useBrand()
  const local = useLocalPath()
  const path = usePath()
  return (query) => {
    const carried = depositQuery(query)
    if (!pages.deposit) return `${local(path)}?deposit=1${carried && `&${carried}`}`
    return `${local('/deposit')}${carried && `?${carried}`}`
  }
}
