/**
 * The value of an environment variable of a bench or a test, a number of at least `least`. Throws for any other text,
 * because a measurement with NaN looks like a result.
 */
export function numberVariable(name: string, usual: number, least = 1): number {
  const text = process.env[name]
  if (text === undefined) return usual
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new Error(`${name} has to be a number from ${least}, not "${text}".`)
  return value
}

/** The value of an environment variable of a bench or a test, a whole number. Throws as `numberVariable` does. */
export function countVariable(name: string, usual: number, least = 1): number {
  const value = numberVariable(name, usual, least)
  if (!Number.isSafeInteger(value)) throw new Error(`${name} has to be a whole number, not "${process.env[name]}".`)
  return value
}
