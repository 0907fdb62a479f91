import { useEffect, useEffectEvent } from 'react'

/**
 * Calls a function after a time in which the visitor could see the page. The time begins again whenever the page
 * becomes visible, because a payment may end while the visitor is in another tab.
 *
 * @param isOn whether the time runs
 * @param time in ms
 */
export function useTimeInView(isOn: boolean, time: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => end(), time)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [isOn, time])
}
