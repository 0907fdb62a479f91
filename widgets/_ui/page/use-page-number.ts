import { useCallback } from 'react'
import { useAddressQuery } from './use-address-query.ts'

/**
 * The page of a list in the address, `?page=3` (`useAddressQuery`).
 *
 * @returns the page from 1, and a function that goes to another page
 */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const [query, change] = useAddressQuery()
  const text = query.get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  return [page, useCallback((to: number) => change({ page: to === 1 ? '' : String(to) }), [change])]
}
