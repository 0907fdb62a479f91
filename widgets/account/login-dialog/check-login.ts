/** A mistake in one of the fields, by the id of its message. */
export interface LoginFault {
  readonly field: 'phone' | 'password'
  readonly message: 'error_required' | 'error_minlength' | 'error_maxlength'
  readonly values?: { readonly n: number }
}

/** What login sends: the account's name is dial code and number without the leading 0 being dropped (VAL-08 for bounds). */
export function checkLogin(typed: { readonly phone: string; readonly password: string }, dialCode = '66') {
  const digits = typed.phone.replace(/\D/g, '')
  const number = digits.startsWith(dialCode) && digits.length > 10 ? digits.slice(dialCode.length) : digits
  const username = `${dialCode}${number.startsWith('0') ? number : `0${number}`}`
  const faults: LoginFault[] = []
  if (digits === '') faults.push({ field: 'phone', message: 'error_required' })
  else if (digits.length < 9) faults.push({ field: 'phone', message: 'error_minlength', values: { n: 9 } })
  if (typed.password === '') faults.push({ field: 'password', message: 'error_required' })
  else if (typed.password.length < 6) faults.push({ field: 'password', message: 'error_minlength', values: { n: 6 } })
  else if (typed.password.length > 20) faults.push({ field: 'password', message: 'error_maxlength', values: { n: 20 } })
  return { username, password: typed.password, faults }
}
