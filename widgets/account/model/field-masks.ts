/** How an account number is shown: dashes after the 3rd, 6th and 11th character, where they are on (VAL-10). */
export const accountNumberMask = (dashes: boolean) => (dashes ? '###-##-####-####################' : '#'.repeat(32))

/** How a Brazilian tax id is shown (VAL-06). */
export const taxIdMask = '###.###.###-##'
