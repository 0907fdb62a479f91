import type { openStorage } from './storage.ts'

type TabStorage = Pick<ReturnType<typeof openStorage>, 'getItem' | 'setItem' | 'removeItem'>
type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields whose values never leave their page: secrets (even if shown), files, hidden inputs, and radio buttons. */
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

/** The fields that the visitor has changed and left. A browser without these pseudo-classes finds no field. */
const changed = ':is(:user-valid, :user-invalid)'

/** How long a field of the next page may take to appear, in ms. */
const longest = 10_000

interface Stored {
  /** The path of the next page. */
  readonly path: string
  /** The text of each changed field by its id, or whether it is checked. */
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Carries the visitor's typed text over to the same page in another language. When the visitor presses the link, the
 * tab stores the text. A control without a form field needs a text input with the attribute `hidden`. Once the visitor
 * has chosen, this input needs `data-chosen`.
 *
 * @param key the key in the storage
 * @param isOwn whether the visitor has caused an event
 */
export function carryFields(
  storage: TabStorage,
  key: string,
  isOwn = ({ isTrusted }: Event): boolean => isTrusted,
): void {
  const stored = readStored(storage, key)
  storage.removeItem(key)
  const typed = new WeakSet<EventTarget>()
  const isTyped = (field: Field) => typed.has(field) || field.matches(`${changed}, [data-chosen]`)
  const onInput = (event: Event) => {
    if (event.target && isOwn(event)) typed.add(event.target)
  }
  document.addEventListener('input', onInput, { capture: true })
  if (stored?.path === location.pathname)
    fillFields(stored.fields, (field, value) => {
      if (isTyped(field) || isBeingTyped(field)) return
      typed.add(field)
      fillField(field, value)
    })
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    // With one of these keys, the link opens in another tab or window.
    if (!link || ctrlKey || metaKey || shiftKey) return
    const own = [...document.querySelectorAll<Field>(carried)].filter(isTyped)
    const fields = Object.fromEntries(own.map((field) => [field.id, isBox(field) ? field.checked : field.value]))
    // A browser may have cancelled an earlier navigation, whose text must not reach another visitor.
    if (own.length === 0) return storage.removeItem(key)
    try {
      storage.setItem(key, JSON.stringify({ path: link.pathname, fields } satisfies Stored))
    } catch {
      // With a full storage, the next page lacks the text.
    }
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

/** Passes each field to `fill` when it appears. Ends after `longest`. */
function fillFields(fields: Stored['fields'], fill: (field: Field, value: unknown) => void): void {
  const left = new Map(Object.entries(fields))
  const fillFound = () => {
    for (const [id, value] of left) {
      const field = document.getElementById(id)
      if (!field?.matches(carried)) continue
      left.delete(id)
      fill(field as Field, value)
    }
    if (left.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fillFound)
  observer.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => observer.disconnect(), longest)
  fillFound()
}

function fillField(field: Field, value: unknown): void {
  if (isBox(field)) {
    if (value === !field.checked) field.click()
    return
  }
  if (typeof value !== 'string') return
  // React ignores the event if the value was set by the setter that React adds to the field. So this code calls the
  // setter of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

/** Whether the visitor has begun to type into a field before this code loaded. */
const isBeingTyped = (field: Field): boolean =>
  field === document.activeElement && !isBox(field) && field.value !== field.defaultValue
