import type { CompiledMessage } from './compile-messages.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** What every page may have to say at any moment, by the first part of a text's id. */
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
 * All others follow when the page lives, so that no page waits for texts of another.
 *
 * @param shown the ids of the texts that were rendered
 * @param areas first parts of the names of the widgets that come to life with the page: `games`
 */
export function messagesOfPage(all: Messages, shown: ReadonlySet<string>, areas: Iterable<string>): Messages {
  const sent = new Set([...everywhere, ...areas])
  return Object.fromEntries(
    Object.entries(all).filter(([id]) => shown.has(id) || sent.has(id.slice(0, Math.max(id.indexOf('.'), 0)))),
  )
}
