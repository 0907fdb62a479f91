/** 6 to 20 digits (VAL-08). */
export function isPinPassword(password: string): boolean {
  return /^\d{6,20}$/.test(password)
}

/** 6 to 16 characters (VAL-08). */
export function isTextPassword(password: string): boolean {
  const { length } = Array.from(password)
  return length >= 6 && length <= 16
}

/** A password that a member may change to: the login takes either form, whatever the brand's sign-up asks for. */
export function isPassword(password: string): boolean {
  return isPinPassword(password) || isTextPassword(password)
}
