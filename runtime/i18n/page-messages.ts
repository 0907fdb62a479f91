import type { CompiledMessage } from './compile-messages.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** The kernel's texts that every page may need at any time, by the first part of their id. */
const everywhere = ['common', 'error', 'session'] as const

/** The parts of a page that may show further texts after hydration, in addition to those in the host's HTML. */
export interface PartsOfPage {
  /** The widgets whose own texts the host sends: `contact/bar`. */
  readonly widgets: readonly string[]
  /** The areas whose common texts the host sends: `contact`. The texts of a single widget are not common texts. */
  readonly areas: readonly string[]
}

/**
 * The texts that the host sends with a page, or with the part of a site that all pages share. These are the texts of
 * the given widgets and areas, single texts, and texts that every page may need. All other texts load after hydration.
 *
 * @param shownIds the ids of single texts to send, such as those that blocks have rendered
 * @param allWidgets the names of all widgets; texts of a widget are not common texts of its area
 */
export function messagesOfPage(
  allMessages: Messages,
  shownIds: ReadonlySet<string>,
  { widgets, areas }: PartsOfPage,
  allWidgets: readonly string[],
): Messages {
  const ofAll = pages.get(allMessages) ?? new Map<string, Messages>()
  pages.set(allMessages, ofAll)
  const sent = new Set([...everywhere, ...areas, ...widgets.map(beginningOf)])
  const key = `${[...shownIds].join(' ')}, ${[...sent].join(' ')}`
  const known = ofAll.get(key)
  if (known) return known
  const messages = chooseMessages(allMessages, shownIds, sent, new Set(allWidgets.map(beginningOf)))
  if (ofAll.size >= maxPages) ofAll.clear()
  ofAll.set(key, messages)
  return messages
}

/**
 * A cache of the chosen texts, by the ids of single texts and the beginnings of ids. Until it is full, each rendering
 * of a page gets the same object.
 */
const pages = new WeakMap<Messages, Map<string, Messages>>()
const maxPages = 50

/** The beginning of the ids of a widget's texts: `contact.bar`. */
const beginningOf = (widget: string) => widget.replace('/', '.')

function chooseMessages(
  all: Messages,
  shown: ReadonlySet<string>,
  sent: ReadonlySet<string>,
  widgetPrefixes: ReadonlySet<string>,
): Messages {
  return Object.fromEntries(
    Object.entries(all).filter(([id]) => {
      const { area, widgetPrefix } = ownerOf(id)
      return shown.has(id) || sent.has(widgetPrefix) || (sent.has(area) && !widgetPrefixes.has(widgetPrefix))
    }),
  )
}

/**
 * The possible names of an area and of a widget in a text's id: `contact` and `contact.bar`. Both are empty for an id
 * without a dot.
 */
interface Owner {
  readonly area: string
  readonly widgetPrefix: string
}

/** The owners of texts by their ids. Brands share them, because about 1,000 for each brand would take 0.1 MB. */
const owners = new Map<string, Owner>()
const mostOwners = 10_000

function ownerOf(id: string): Owner {
  const known = owners.get(id)
  if (known) return known
  const [area = '', name] = id.split('.', 2)
  const owner = name === undefined ? { area: '', widgetPrefix: '' } : { area, widgetPrefix: `${area}.${name}` }
  if (owners.size >= mostOwners) owners.clear()
  owners.set(id, owner)
  return owner
}
