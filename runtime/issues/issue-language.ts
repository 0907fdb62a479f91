/** The language of all texts of issues, for screen readers on a page in another language. */
export const issueLanguage = 'en'
