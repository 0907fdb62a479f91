/**
 * Lists the problems of the page in its current state, one sentence each. Runs in the browser, so it uses nothing from
 * outside of its body.
 */
export function findProblems(): string[] {
  const problems: string[] = []
  const nameOf = (element: Element) => {
    const block = element.closest('[data-block]')?.getAttribute('data-block')
    const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}`
    return block ? `${name} in ${block}` : name
  }
  const shorten = (text: string) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 60))
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip-link')

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1)
      .at(-1)
    problems.push(
      `The page is ${scrollWidth - clientWidth} px wider than the window${widest ? `: ${nameOf(widest)}` : ''}.`,
    )
  }

  const main = document.querySelector('main')
  if (!main || (main.innerText.trim() === '' && !main.querySelector('img, svg, canvas')))
    problems.push('Main is blank.')

  const isKey = (text: string) => /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/.test(text.trim())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent: text } = node
    if (parent && text && !parent.closest('script, style, code') && isKey(text))
      problems.push(`The key ${shorten(text)} is shown instead of a text: ${nameOf(parent)}.`)
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? ''
      if (isKey(text)) problems.push(`The key ${shorten(text)} is shown in ${name}: ${nameOf(element)}.`)
    }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element)
    const isHidden = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (!isHidden || element.scrollWidth <= element.clientWidth || element.clientWidth === 0) continue
    if (style.textOverflow === 'ellipsis' && element.title !== '') continue
    const text = element.innerText?.trim() ?? ''
    if (text !== '' && isShown(element)) problems.push(`The text ${shorten(text)} is clipped: ${nameOf(element)}.`)
  }
  return problems
}
