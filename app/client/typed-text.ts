import { isObject, pointerKeys } from '../../runtime/manifest/pointer.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** A text that is typed in the studio and not validated yet: the page shows it before the studio's server responds. */
export interface TypedText {
  /** The place of the text in the manifest. */
  readonly pointer: string
  readonly value: string
}

/** The name of the window's event that carries typed texts from the studio's link (`linkStudio`) to the page. */
export const typedEvent = 'livery:typed'

/** The detail of the event: a text, or the places whose texts the studio's server has accepted, or has refused. */
export type TypedDetail = TypedText | { readonly accepted: readonly string[] } | { readonly refused: readonly string[] }

/** The keys whose values are the same in a manifest and in its site. */
const alike = ['routes', 'shell', 'layouts', 'navigation']

/**
 * Puts a typed text into a site. Undefined if the site has no text at that place, or if only the host can render the
 * typed text. Also undefined for a message if `hasAllTexts` is false.
 *
 * @param hasAllTexts whether the site has the messages of all widgets
 */
function withTypedText(site: SiteData, { pointer, value }: TypedText, hasAllTexts: boolean): SiteData | undefined {
  const [root = '', ...keys] = pointerKeys(pointer)
  if (root === 'messages') {
    const [language, id = ''] = keys
    if (!hasAllTexts || language !== languageOf(site.locale) || typeof site.messages[id] !== 'string') return undefined
    return /[{}'<]/.test(value) ? undefined : { ...site, messages: { ...site.messages, [id]: value } }
  }
  return alike.includes(root) ? (withText(site, [root, ...keys], value) as SiteData | undefined) : undefined
}

function withText(here: unknown, [key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return typeof here === 'string' ? value : undefined
  if (!isObject(here) || !Object.hasOwn(here, key)) return undefined
  const inner = withText(here[key], rest, value)
  return inner === undefined ? undefined : { ...here, [key]: inner }
}

/** Keeps the typed texts that the host's last site does not contain yet, and puts them into that site. */
export function createTypedTexts() {
  const texts = new Map<string, { readonly text: TypedText; readonly isAccepted: boolean }>()

  /** The site with the typed texts. */
  const over = (site: SiteData, hasAllTexts: boolean): SiteData =>
    [...texts.values()].reduce((patched, { text }) => withTypedText(patched, text, hasAllTexts) ?? patched, site)

  return {
    over,
    type: (text: TypedText) => void texts.set(text.pointer, { text, isAccepted: false }),
    /** Called after the server has accepted the texts at these places. The next site of the host replaces them. */
    accept: (pointers: readonly string[]): void => {
      for (const pointer of pointers) {
        const known = texts.get(pointer)
        if (known) texts.set(pointer, { ...known, isAccepted: true })
      }
    },
    /** Forgets the texts at these places, because no site of the host will contain them. */
    refuse: (pointers: readonly string[]): void => {
      for (const pointer of pointers) texts.delete(pointer)
    },
    /** Forgets the texts that a new site contains or cannot show, and the texts that the server has accepted. */
    follow: (site: SiteData, hasAllTexts: boolean): void => {
      for (const [pointer, { text, isAccepted }] of texts)
        if (isAccepted || withTypedText(site, text, hasAllTexts) === undefined || isShown(site, text))
          texts.delete(pointer)
    },
  }
}

function isShown(site: SiteData, { pointer, value }: TypedText): boolean {
  const [root = '', ...keys] = pointerKeys(pointer)
  let here: unknown = root === 'messages' ? site.messages[keys[1] ?? ''] : site
  if (root !== 'messages') for (const key of [root, ...keys]) here = (here as Record<string, unknown>)[key]
  return here === value
}
