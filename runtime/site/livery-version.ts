/** The version of Livery, as in `package.json`. */
export const liveryVersion = '0.1.0'
