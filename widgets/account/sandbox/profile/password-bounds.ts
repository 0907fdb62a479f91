/** 6 to 20 digits (VAL-08). */
export function isPinPassword(password: string): boolean {
  return /^\d{6,20}$/.test(password)
}

/** 6 to 16 characters (VAL-08). */
export function isTextPassword(password: string): boolean {
  const { length } = Array.from(password)
  return length >= 6 && length <= 16
}

/** Whether a member may set this password: a PIN or a text, regardless of the form that sign-up requires. */
export function isPassword(password: string): boolean {
  return isPinPassword(password) || isTextPassword(password)
}
