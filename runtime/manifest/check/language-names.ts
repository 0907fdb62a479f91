/** Languages as issues name them. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English', th: 'Thai' }
