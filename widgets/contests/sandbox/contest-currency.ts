/** The currency whose members have contests. */
export const contestCurrency = 'THB'
