import { useCallback } from 'react'
import { keepScroll, useLiveLocation, useNavigate } from '../../../runtime/widget-api/pages.ts'

/**
 * The page of a list in the address, `?page=3`, so that a reload, the back button and a link show the same page. The
 * next page replaces the entry in the browser's history, so that the back button leaves the list.
 *
 * @returns the page from 1, and a function that goes to another page
 */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLiveLocation()
  const text = new URLSearchParams(search).get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  const go = useCallback(
    (to: number) => {
      const query = new URLSearchParams(search)
      if (to === 1) query.delete('page')
      else query.set('page', String(to))
      const text = query.toString()
      const address = `${pathname}${text === '' ? '' : `?${text}`}${hash}`
      navigate(address, { replace: true, state: { ...(state as object | null), ...keepScroll } })
    },
    [navigate, pathname, search, hash, state],
  )
  return [page, go]
}
