import { withoutJoiners } from '../../../runtime/i18n/without-joiners.ts'

/** The longest text for a look-up, and the longest text to type in place, in UTF-16 units. */
const longest = 4000

/**
 * The smallest element around a press that directly contains text, and its whole text. Undefined for a press outside of
 * the blocks or in a form field, and for an empty or too long text.
 */
export function pressedText(event: Event): { readonly element: HTMLElement; readonly text: string } | undefined {
  let element = event.target instanceof HTMLElement ? event.target : undefined
  if (element?.closest('input, textarea, select')) return undefined
  while (element && ![...element.childNodes].some(isText)) element = element.parentElement ?? undefined
  if (!element?.closest('[data-block]') || element.matches('[data-block]')) return undefined
  const text = withoutJoiners(element.textContent ?? '').trim()
  return text === '' || text.length > longest ? undefined : { element, text }
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''

interface Typing {
  /** The text in the file, with its placeholders. */
  readonly text: string
  /** Tells the operator to which layer the text is written. */
  readonly label: string
  readonly onType: (text: string) => void
  readonly onEnd: () => void
}

/**
 * Opens a field over an element, with its typeface and position. The page below renders with each character; the
 * separate field ensures that React never replaces the typed text.
 *
 * @returns a function that closes the field
 */
export function typeInPlace(element: HTMLElement, { text, label, onType, onEnd }: Typing): () => void {
  const field = document.createElement('textarea')
  field.id = 'livery-typing'
  field.value = text
  field.maxLength = longest
  field.setAttribute('aria-label', label)
  field.rows = 1
  const note = document.createElement('output')
  note.id = 'livery-typing-note'
  note.textContent = label
  const place = () => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    Object.assign(field.style, {
      left: `${box.left - 6}px`,
      top: `${box.top - 4}px`,
      width: `${Math.max(box.width + 12, 160)}px`,
      font: style.font,
      letterSpacing: style.letterSpacing,
      textAlign: style.textAlign,
    })
    field.style.height = 'auto'
    field.style.height = `${Math.max(field.scrollHeight, box.height) + 8}px`
    Object.assign(note.style, {
      left: `${Math.max(0, box.left - 6)}px`,
      top: `${field.getBoundingClientRect().bottom + 4}px`,
    })
  }
  let isClosed = false
  const close = () => {
    // Removing a focused field blurs it, which calls this function again.
    if (isClosed) return
    isClosed = true
    removeEventListener('scroll', place, true)
    removeEventListener('resize', place)
    field.remove()
    note.remove()
    onEnd()
  }
  field.addEventListener('input', () => {
    onType(field.value)
    place()
  })
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    event.stopPropagation()
    // Within a composition, for example of Chinese characters, these keys end the composition.
    if (event.isComposing) return
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return
    event.preventDefault()
    close()
  })
  addEventListener('scroll', place, true)
  addEventListener('resize', place)
  document.body.append(field, note)
  place()
  field.focus()
  field.select()
  return close
}
