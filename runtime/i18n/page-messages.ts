import type { CompiledMessage } from './compile-messages.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** The first part of the ids of texts that every page may need at any time. */
const everywhere: ReadonlySet<string> = new Set(['common', 'error', 'layout', 'menu', 'session'])

/** The texts, and the ids of the read ones. */
export function watchMessages(messages: Messages): { readonly messages: Messages; readonly read: ReadonlySet<string> } {
  const read = new Set<string>()
  const watched = new Proxy(messages, {
    get(all, id) {
      if (typeof id === 'string') read.add(id)
      return Reflect.get(all, id)
    },
  })
  return { messages: watched, read }
}

/**
 * The texts within a page: those that it shows, those of its widgets' areas, and those that every page may need. All
 * others load after hydration.
 *
 * @param shown the ids of the rendered texts
 * @param beginnings of ids: areas whose widgets hydrate with the page, `contact`, and widgets alone, `contact.bar`
 */
export function messagesOfPage(all: Messages, shown: ReadonlySet<string>, beginnings: readonly string[]): Messages {
  const ofAll = pages.get(all) ?? new Map<string, Messages>()
  pages.set(all, ofAll)
  const key = `${[...shown].join(' ')}, ${[...beginnings].join(' ')}`
  const messages = ofAll.get(key) ?? chooseMessages(all, shown, new Set([...everywhere, ...beginnings]))
  if (ofAll.size >= mostPages) ofAll.clear()
  ofAll.set(key, messages)
  return messages
}

/** The texts of pages by their ids, cached so that each rendering of a page gets the same object. */
const pages = new WeakMap<Messages, Map<string, Messages>>()
const mostPages = 50

function chooseMessages(all: Messages, shown: ReadonlySet<string>, sent: ReadonlySet<string>): Messages {
  return Object.fromEntries(
    beginningsOf(all).flatMap(([id, area, widget]) =>
      shown.has(id) || sent.has(area) || sent.has(widget) ? [[id, all[id] as CompiledMessage]] : [],
    ),
  )
}

type Beginnings = readonly (readonly [id: string, area: string, widget: string])[]

/** The ids of all texts with their areas and widgets. They are the same for all pages of a brand. */
const known = new WeakMap<Messages, Beginnings>()

function beginningsOf(all: Messages): Beginnings {
  const beginnings = known.get(all) ?? Object.keys(all).map((id) => [id, ...beginningsIn(id)] as const)
  known.set(all, beginnings)
  return beginnings
}

function beginningsIn(id: string): readonly [area: string, widget: string] {
  const [area = '', widget] = id.split('.', 2)
  return widget === undefined ? ['', ''] : [area, `${area}.${widget}`]
}
