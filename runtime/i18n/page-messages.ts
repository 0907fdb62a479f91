import type { CompiledMessage } from './compile-messages.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** The texts that every page may need at any time, by the first part of their id. */
const everywhere = ['common', 'error', 'layout', 'session'] as const

/** The parts of a page that may show further texts as soon as it has hydrated. */
export interface PartsOfPage {
  /** Widgets whose own texts are sent: `contact/bar`. */
  readonly widgets: readonly string[]
  /** Areas whose common texts are sent: `contact`. Those of single widgets are not common. */
  readonly areas: readonly string[]
}

/**
 * The texts that a page is sent with: those that it shows, those of its widgets and their areas, and those that every
 * page may need. All others load after hydration.
 *
 * @param shown the ids of the texts that were rendered
 * @param apart the names of all widgets, whose texts are theirs alone
 */
export function messagesOfPage(
  all: Messages,
  shown: ReadonlySet<string>,
  { widgets, areas }: PartsOfPage,
  apart: readonly string[],
): Messages {
  const ofAll = pages.get(all) ?? new Map<string, Messages>()
  pages.set(all, ofAll)
  const sent = new Set([...everywhere, ...areas, ...widgets.map(beginningOf)])
  const key = `${[...shown].join(' ')}, ${[...sent].join(' ')}`
  const messages = ofAll.get(key) ?? chooseMessages(all, shown, sent, new Set(apart.map(beginningOf)))
  if (ofAll.size >= mostPages) ofAll.clear()
  ofAll.set(key, messages)
  return messages
}

/** The texts of pages by their ids, cached so that each rendering of a page gets the same object. */
const pages = new WeakMap<Messages, Map<string, Messages>>()
const mostPages = 50

/** The beginning of the ids of a widget's texts: `contact.bar`. */
const beginningOf = (widget: string) => widget.replace('/', '.')

function chooseMessages(
  all: Messages,
  shown: ReadonlySet<string>,
  sent: ReadonlySet<string>,
  apart: ReadonlySet<string>,
): Messages {
  return Object.fromEntries(
    beginningsOf(all).flatMap(([id, area, widget]) =>
      shown.has(id) || sent.has(widget) || (sent.has(area) && !apart.has(widget))
        ? [[id, all[id] as CompiledMessage]]
        : [],
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
