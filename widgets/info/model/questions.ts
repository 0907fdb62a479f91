/** A question of a text page with its answer, both as plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/**
 * The questions of a text page: its headings of the third level, each with the text up to the next heading. A heading
 * without a text is not a question.
 *
 * @param html the HTML that the host has rendered from Markdown
 */
export function questionsIn(html: string): readonly Question[] {
  return html.split(/(?=<h[1-6]>)/).flatMap((part) => {
    const [, question = '', answer = ''] = /^<h3>(.*?)<\/h3>([\s\S]*)$/.exec(part) ?? []
    const found = { question: plain(question), answer: plain(answer) }
    return found.question === '' || found.answer === '' ? [] : [found]
  })
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

function plain(html: string): string {
  const text = html
    .replaceAll(/<\/?(?:a|code|em|s|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? '')
  return text.replaceAll(/\s+/g, ' ').trim()
}
