import { useEffect, useState } from 'react'
import { useSite } from './site-context.ts'

/** Widths below this are a phone's, in CSS px (LAY-04). */
export const mobileWidth = 768

/** The device class, refreshed 50 ms after a resize (LAY-05). The first rendering is the server's guess. */
export function useDevice(): 'mobile' | 'desktop' {
  const { request } = useSite()
  const [device, setDevice] = useState(request.device)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => setDevice(window.innerWidth < mobileWidth ? 'mobile' : 'desktop')
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, 50)
    }
    refresh()
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return device
}
