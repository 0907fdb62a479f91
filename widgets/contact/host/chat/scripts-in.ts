/**
 * The scripts of a contact record, as elements that have not run yet. A text that begins with a tag or a comment is
 * markup with scripts. Any other text is one script.
 */
export function scriptsIn(text: string): readonly HTMLScriptElement[] {
  if (!text.trimStart().startsWith('<')) return [scriptOf(text)]
  const { scripts } = new DOMParser().parseFromString(text, 'text/html')
  // A script from `DOMParser` never runs, so this returns copies.
  return [...scripts].map((parsed) => {
    const script = scriptOf(parsed.text)
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value)
    script.async = parsed.hasAttribute('async')
    return script
  })
}

function scriptOf(text: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.text = text
  return script
}
