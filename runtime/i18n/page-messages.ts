import type { CompiledMessage } from './compile-messages.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** The texts that every page may need at any moment, by the first part of their id. */
const everywhere: ReadonlySet<string> = new Set(['common', 'error', 'layout', 'menu', 'session'])

/** The same texts, and the ids of those that have been read. */
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
 * The texts that a page is sent with: those it shows, those of its widgets' areas, and what every page may have to say.
 * All others load after hydration, so that no page waits for texts of another.
 *
 * @param shown the ids of the texts that were rendered
 * @param beginnings of ids: areas whose widgets hydrate with the page, `contact`, and widgets alone, `contact.bar`
 */
export function messagesOfPage(all: Messages, shown: ReadonlySet<string>, beginnings: Iterable<string>): Messages {
  const sent = new Set([...everywhere, ...beginnings])
  const isSent = (id: string) => {
    const [area = '', widget = ''] = id.split('.', 2)
    return id.includes('.') && (sent.has(area) || sent.has(`${area}.${widget}`))
  }
  return Object.fromEntries(Object.entries(all).filter(([id]) => shown.has(id) || isSent(id)))
}
