/** A phone number for other players, without its country code and its middle: `66-0812345678` is `081•••678`. */
export function publicPhone(phone: string): string {
  const number = phone.slice(phone.indexOf('-') + 1)
  return `${number.slice(0, 3)}•••${number.slice(-3)}`
}
