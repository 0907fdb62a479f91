import type { openStorage } from './storage.ts'

type TabStorage = Pick<ReturnType<typeof openStorage>, 'getItem' | 'setItem' | 'removeItem'>
type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields that never leave their page: secrets, even if shown, files, hidden fields and radio buttons. */
const kept = [
  '[type=password]',
  '[autocomplete$=password]',
  '[autocomplete=one-time-code]',
  '[type=file]',
  '[type=hidden]',
  '[type=radio]',
].join()

/** The fields that the next page gets. */
const carried = `:is(input, textarea)[id]:not(${kept})`

/** How long a field of the next page may take to appear, in ms. */
const longest = 10_000

interface Stored {
  /** The path of the next page. */
  readonly path: string
  /** The text of each changed field by its id, or whether it is checked. */
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Carries the text that the visitor has typed over to the same page in another language, which is a page of its own.
 * The storage of the tab contains the text only from the press on the link until the next page of the tab.
 *
 * @param key the key in the storage
 */
export function carryFields(storage: TabStorage, key: string): void {
  const stored = readStored(storage, key)
  storage.removeItem(key)
  // React also sets the default text of a field that it controls, so that such a field never looks changed.
  const typed = new WeakSet<EventTarget>()
  document.addEventListener('input', ({ target }) => void (target && typed.add(target)), { capture: true })
  if (stored?.path === location.pathname) fillFields(stored.fields)
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    // With one of these keys, the link opens in another tab or window.
    if (!link || ctrlKey || metaKey || shiftKey) return
    const changed = [...document.querySelectorAll<Field>(carried)].filter(
      (field) => typed.has(field) || isChanged(field),
    )
    const fields = Object.fromEntries(changed.map((field) => [field.id, isBox(field) ? field.checked : field.value]))
    if (changed.length > 0) storage.setItem(key, JSON.stringify({ path: link.pathname, fields } satisfies Stored))
  })
}

function readStored(storage: TabStorage, key: string): Stored | undefined {
  try {
    const { path, fields } = Object(JSON.parse(storage.getItem(key) ?? '{}')) as {
      readonly path?: unknown
      readonly fields?: unknown
    }
    return typeof path === 'string' ? { path, fields: Object(fields) } : undefined
  } catch {
    return undefined
  }
}

/** Fills in each field once it appears, unless the visitor has changed it. Ends after `longest`. */
function fillFields(fields: Stored['fields']): void {
  const left = new Map(Object.entries(fields))
  const fill = () => {
    for (const [id, value] of left) {
      const field = document.getElementById(id)
      if (!field?.matches(carried)) continue
      left.delete(id)
      fillField(field as Field, value)
    }
    if (left.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => observer.disconnect(), longest)
  fill()
}

function fillField(field: Field, value: unknown): void {
  if (isChanged(field)) return
  if (isBox(field)) {
    if (value === !field.checked) field.click()
    return
  }
  if (typeof value !== 'string') return
  // React ignores the event of a value that its own setter has set.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const isChanged = (field: Field): boolean =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
