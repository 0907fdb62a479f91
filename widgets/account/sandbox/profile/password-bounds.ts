/** 6 to 20 digits (VAL-08). */
export function isPinPassword(password: string): boolean {
  return /^\d{6,20}$/.test(password)
}

/** 6 to 16 characters (VAL-08). */
export function isTextPassword(password: string): boolean {
  const { length } = Array.from(password)
  return length >= 6 && length <= 16
}

/** Whether a member may change to a password: to a PIN or a text, whatever form the brand's sign-up asks for. */
export function isPassword(password: string): boolean {
  return isPinPassword(password) || isTextPassword(password)
}
