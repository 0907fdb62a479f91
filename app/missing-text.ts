/**
 * The replacement for a missing text. Empty on a built site. In the preview, it is the text's id, for the developer.
 */
export const missingText = (id: string): string => (import.meta.env.PROD ? '' : id)
