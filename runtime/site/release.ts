/** The version of Livery, as in `package.json`. */
export const release = '0.1.0'
