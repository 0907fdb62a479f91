/** The mask of an account number: dashes after the 3rd, 5th and 9th digit, if the brand uses dashes (VAL-10). */
export const accountNumberMask = (dashes: boolean) => (dashes ? '###-##-####-####################' : '#'.repeat(32))

/** The mask of a Brazilian tax id (VAL-06). */
export const taxIdMask = '###.###.###-##'
