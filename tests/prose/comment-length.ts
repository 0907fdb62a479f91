/** A sentence of this many words has one main clause and at most one other clause. */
const longestSentence = 22

/** A description of this many words has room for the contract and one reason, but not for the steps of the code. */
const longestDescription = 50

/** The number of words of a text. A name in backquotes is one word. */
const wordsIn = (text: string): number =>
  text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The paragraphs of a comment without asterisks. Leaves out drawings and code, which are indented. */
function paragraphsOf(comment: string): readonly string[] {
  return comment
    .replaceAll(/^[ \t]*\*? ?/gm, '')
    .split(/\n\s*\n|\n(?=[-@]|\d+\. )/)
    .filter((paragraph) => !/^\n*[ \t]{2}/.test(paragraph))
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
}

/**
 * The sentences and the description of a comment that are too long, each with its advice. The description ends at the
 * first tag, and does not include lists.
 */
export function longParts(comment: string): readonly { readonly text: string; readonly advice: string }[] {
  const paragraphs = paragraphsOf(comment)
  const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?][)"”`]?) (?=["“`({\p{Lu}])/u))
  const tags = paragraphs.findIndex((paragraph) => paragraph.startsWith('@'))
  const description = paragraphs
    .slice(0, tags === -1 ? undefined : tags)
    .filter((paragraph) => !/^(?:-|\d+\.) /.test(paragraph))
    .join(' ')
  return [
    ...sentences
      .filter((sentence) => wordsIn(sentence) > longestSentence)
      .map((text) => ({ text, advice: `Write sentences of at most ${longestSentence} words.` })),
    ...(wordsIn(description) > longestDescription
      ? [{ text: description, advice: `Describe the contract and one reason, in at most ${longestDescription} words.` }]
      : []),
  ]
}
