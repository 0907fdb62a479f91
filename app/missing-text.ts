/** The text instead of a missing one: on a built site none, in the preview its id, for the developer. */
export const missingText = (id: string): string => (import.meta.env.PROD ? '' : id)
