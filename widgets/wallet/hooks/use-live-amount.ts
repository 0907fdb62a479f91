import { useEffect, useState } from 'react'

/**
 * The `aria-live` of an amount that loads after its first render. Screen readers then announce later changes of the
 * amount, and not its arrival.
 */
export function useLiveAmount(isLoaded: boolean): 'polite' | 'off' {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    // After the amount has rendered, so that the browser reports the amount itself as no change.
    if (isLoaded) setLive(true)
  }, [isLoaded])
  return isLive ? 'polite' : 'off'
}
