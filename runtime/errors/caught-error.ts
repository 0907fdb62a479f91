/** The message of a caught value. A program can throw any value. A value other than an error is converted to a text. */
export const messageOf = (caught: unknown): string => (caught instanceof Error ? caught.message : String(caught))

/** The code of an error of the system or of a library, such as `ENOENT`. Undefined unless the code is a text. */
export function codeOf(caught: unknown): string | undefined {
  const code = typeof caught === 'object' && caught !== null && 'code' in caught ? caught.code : undefined
  return typeof code === 'string' ? code : undefined
}
