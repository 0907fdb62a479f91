/** The code with which calls of the area refuse a member whose currency has no contest. */
export const noContest = 4641
