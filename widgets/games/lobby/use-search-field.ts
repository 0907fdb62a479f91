import { startTransition, useCallback, useEffect, useMemo, useRef } from 'react'

/**
 * A field that searches while the player types. It shows each character immediately and reports the term after the next
 * paint, so that a long list never delays typing.
 *
 * @param onTerm receives the term within a transition. Must be the same function at every rendering
 */
export function useSearchField(onTerm: (term: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const soon = useMemo(() => afterPaint((term: string) => startTransition(() => onTerm(term))), [onTerm])
  useEffect(() => {
    // Text typed before hydration counts too.
    if (field.current?.value) soon(field.current.value)
  }, [soon])
  const onInput = useCallback(
    ({ currentTarget }: React.FormEvent<HTMLInputElement>) => soon(currentTarget.value),
    [soon],
  )
  /** Sets the field to a term and reports the term. */
  const replace = useCallback(
    (term: string) => {
      if (field.current) field.current.value = term
      soon(term)
    },
    [soon],
  )
  return { field, onInput, replace }
}

/** Returns a function that passes its last value on after the next frame is painted. */
function afterPaint<Value>(act: (value: Value) => void): (value: Value) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  return (value) => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act, 0, value)
    })
  }
}
