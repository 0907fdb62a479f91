/** A text whose line ends are all line feeds, as in the text fields of browsers. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')

/** A typed text with the line ends of the text that it replaces: `\r\n` if that text contains one. */
export const withLineEndsOf = (replaced: string, typed: string): string =>
  replaced.includes('\r\n') ? withLineFeeds(typed).replaceAll('\n', '\r\n') : typed
