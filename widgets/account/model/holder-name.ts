/** Whether the field of an account holder's name accepts the name: 3 to 128 characters (VAL-10). */
export function isHolderName(name: string): boolean {
  const { length } = [...name.trim()]
  return length >= 3 && length <= 128
}
