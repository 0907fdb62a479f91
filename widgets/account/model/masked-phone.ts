/**
 * A member's phone number with its middle hidden: `+66 081-xxx-5678` for `66-0812345678`. A number of fewer than 8
 * digits shows only the last two.
 *
 * @param phone dial code, hyphen, number; a text of another form is masked as a number without a dial code
 */
export function maskedPhone(phone: string): string {
  const [, code, number = phone] = /^(\d+)-(.*)$/.exec(phone) ?? []
  const digits = number.replace(/\D/g, '')
  const masked =
    digits.length < 8
      ? `${'x'.repeat(Math.max(digits.length - 2, 0))}${digits.slice(-2)}`
      : `${digits.slice(0, 3)}-${'x'.repeat(digits.length - 7)}-${digits.slice(-4)}`
  return code === undefined ? masked : `+${code} ${masked}`
}
