/** A text with the line ends of a browser's text fields: each is a line feed. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')

/** A typed text with the line ends of the text that it replaces: `\r\n` if that text contains one. */
export const withLineEndsOf = (replaced: string, typed: string): string =>
  replaced.includes('\r\n') ? withLineFeeds(typed).replaceAll('\n', '\r\n') : typed
