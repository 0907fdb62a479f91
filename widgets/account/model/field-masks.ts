/** The form of a shown account number: dashes after the 3rd, 5th and 9th digit, if the brand uses them (VAL-10). */
export const accountNumberMask = (dashes: boolean) => (dashes ? '###-##-####-####################' : '#'.repeat(32))

/** The form of a shown Brazilian tax id (VAL-06). */
export const taxIdMask = '###.###.###-##'
