import { useCallback } from 'react'
import { keepScroll, useLiveLocation, useNavigate } from '../../../runtime/widget-api/pages.ts'

/**
 * The page of a list in the address, `?page=3`: a reload, the way back and a link to it keep the place. Another page
 * replaces it in the browser's history, so that the way back leaves the list.
 *
 * @returns the page from 1, and a function that goes to another one
 */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLiveLocation()
  const asked = new URLSearchParams(search).get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
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
