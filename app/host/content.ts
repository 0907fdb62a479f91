import MarkdownIt from 'markdown-it'

/** Shows raw HTML in the Markdown, and links with a dangerous scheme, as text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** A text page as HTML: headings, paragraphs, lists, tables and links, with the brand's facts filled in. */
export function contentHtml(text: string, facts: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : whole,
  )
  return markdown.render(filled)
}
