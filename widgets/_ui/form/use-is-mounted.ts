import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is mounted, for a response that may arrive after the component has left the page. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
