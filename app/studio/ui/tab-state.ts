import { useState } from 'react'

const prefix = 'livery-studio '

/** The value that this tab stores under a name. Undefined without a value that the check accepts. */
export function storedInTab<Value>(name: string, is: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')
    return is(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores a value in this tab, for this brand: each brand has a separate host name. */
export function storeInTab(name: string, value: unknown): void {
  sessionStorage.setItem(prefix + name, JSON.stringify(value))
}

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** A state that survives a reload of the page. */
export function useTabState<Value>(
  name: string,
  is: (value: unknown) => value is Value,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => storedInTab(name, is) ?? initial)
  return [
    value,
    (next) => {
      storeInTab(name, next)
      setValue(next)
    },
  ]
}
