import { useCallback, useRef, useState } from 'react'

/** Abandons a started sign-up after the visitor has confirmed this in `CancelSignUpDialog` (AUT-06). */
export function useCancelSignUp() {
  const running = useRef<(() => void) | undefined>(undefined)
  const [isAsking, setAsking] = useState(false)
  const onBegun = useCallback((giveUp: (() => void) | undefined) => {
    running.current = giveUp
  }, [])
  return {
    isAsking,
    /** Asks the visitor. Returns false if no sign-up is running, so that there is nothing to ask. */
    ask: (): boolean => {
      const isRunning = running.current !== undefined
      if (isRunning) setAsking(true)
      return isRunning
    },
    /** Closes the question. The sign-up continues. */
    dismiss: () => setAsking(false),
    confirm: () => {
      setAsking(false)
      running.current?.()
    },
    /** Receives the function that abandons the running sign-up, or undefined if no sign-up is running. */
    onBegun,
  }
}

export type CancelSignUp = ReturnType<typeof useCancelSignUp>
