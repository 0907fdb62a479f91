import { create } from 'zustand'
import { sendText, sendTypedTexts } from './brand-edits.ts'
import { withLineEndsOf } from './model/line-ends.ts'
import { keepOvertaken } from './overtaken-texts.ts'
import { isString } from './tab-state.ts'
import { restoreUnsent, storeUnsent } from './unsent-work.ts'

/** The text of a file of the brand, such as `acme/manifest.json`. */
export interface FileText {
  readonly file: string
  readonly text: string
}

/** A text that an operator has typed, and the studio's text that it replaces (`shown`). */
interface TypedText extends FileText {
  readonly shown: string
  /** As in `unanswered`. */
  readonly sent?: readonly string[] | undefined
}

function isTypedText(stored: unknown): stored is TypedText {
  const { file, text, shown, sent = [] } = Object(stored) as Record<string, unknown>
  return [file, text, shown].every(isString) && Array.isArray(sent) && sent.every(isString)
}

/**
 * The last typed text of each file that the studio has not received yet. The page stores these texts for the next page
 * when it ends. It also stores them while the studio fails or does not respond.
 */
const waiting = new Map<string, TypedText>()

/**
 * The first and the last text of each file that were sent since the last response. The studio may have received the
 * first one before it stopped, or the last one after it started again.
 */
const unanswered = new Map<string, readonly string[]>()

function storeWaiting(): void {
  const texts = new Map([...refused, ...waiting]).values()
  const withSent = (one: TypedText): TypedText => ({ ...one, sent: unanswered.get(one.file) })
  storeUnsent('texts', Array.from(texts, withSent))
}

/** The typed text of each file, until the studio has received it and a pane has fetched the studio's text. */
export const useTypedTexts = create<Readonly<Record<string, string>>>(() => ({}))

/** The last text of each typed file that the studio and this page had in common. */
const sharedTexts = new Map<string, string>()

/**
 * The last typed text of each file, if the studio has refused it. The page keeps this text, so that the operator can
 * correct it. The next page of this window sends it again.
 */
const refused = new Map<string, TypedText>()

let sending: Promise<void> | undefined

/**
 * Shows and sends the new text of a file. During a request, only the last text of each file waits for the next request.
 *
 * @param typed with any line ends; the page sends it with the line ends of `shown`
 * @param shown the text that the pane showed before
 */
export function typeText(file: string, typed: string, shown: string): void {
  const text = withLineEndsOf(shown, typed)
  if (useTypedTexts.getState()[file] === undefined) sharedTexts.set(file, shown)
  waiting.set(file, { file, text, shown: sharedTexts.get(file) ?? shown })
  useTypedTexts.setState({ [file]: text })
  void sendTexts()
}

/**
 * Sends the waiting texts, unless they are already being sent. Resolves when no text waits, or when the studio fails or
 * does not respond.
 */
export function sendTexts(): Promise<void> {
  sending ??= sendWaiting().finally(() => {
    sending = undefined
    storeWaiting()
  })
  return sending
}

async function sendWaiting(): Promise<void> {
  for (let [next] = waiting.values(); next; [next] = waiting.values()) {
    const { file, text } = next
    const body = { file, text, shown: sharedTexts.get(file) ?? next.shown, sent: unanswered.get(file) }
    unanswered.set(file, [...(body.sent?.slice(0, 1) ?? []), text])
    const outcome = await sendText(body)
    if (outcome === 'failed' || outcome === 'no-response') break
    unanswered.delete(file)
    if (outcome === 'taken') sharedTexts.set(file, text)
    if (outcome === 'refused') refused.set(file, next)
    else refused.delete(file)
    // A refused text remains on the page, where the operator can correct it. If somebody else has changed the same
    // place, the page shows the file's current text, and the operator's text separately.
    if (outcome === 'overtaken') {
      keepOvertaken(file, waiting.get(file)?.text ?? text)
      waiting.delete(file)
      settleTexts([file])
    }
    if (waiting.get(file)?.text === text) waiting.delete(file)
  }
}

/** The files with stored texts that the page has not restored, because it has another typed text of the file. */
const left = new Set<string>()

/**
 * Restores the texts that this window's earlier page, and closed windows of the brand, have not sent. Sends them. Two
 * windows may have stored texts of one file. The page restores the second text when the first one is settled.
 */
export async function restoreTexts(): Promise<void> {
  left.clear()
  await restoreUnsent('texts', isTypedText, (texts) => {
    const isBusy = ({ file }: TypedText) => waiting.has(file) || useTypedTexts.getState()[file] !== undefined
    const rest = texts.filter(isBusy)
    for (const { file } of rest) left.add(file)
    for (const { sent, ...one } of texts.filter((one) => !isBusy(one))) {
      waiting.set(one.file, one)
      sharedTexts.set(one.file, one.shown)
      if (sent) unanswered.set(one.file, sent)
      useTypedTexts.setState({ [one.file]: one.text })
    }
    return rest
  })
  // The closed windows have no entries any more. Without an own entry, a crash during the request would lose the texts.
  storeWaiting()
  await sendTexts()
}

/** How long a page waits for the studio before it leaves, in ms. */
const maxLeaveDelay = 2_000

/** Sends all text that was typed in forms and in files. Resolves as `sendTexts`. */
export const sendAllTexts = (): Promise<void> => sendTexts().then(sendTypedTexts)

/** Goes to an address after the studio has received all typed text, or after 2 s. */
export async function leaveFor(address: string): Promise<void> {
  const sent = sendAllTexts()
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, maxLeaveDelay))])
  location.assign(address)
}

/**
 * Drops typed texts after a pane has fetched the studio's texts. Keeps typed texts that the studio has not received
 * yet, or has refused.
 */
export function settleTexts(files: readonly string[]): void {
  const settled = files.filter((file) => !waiting.has(file) && !refused.has(file))
  for (const file of settled) sharedTexts.delete(file)
  const others = Object.entries(useTypedTexts.getState()).filter(([file]) => !settled.includes(file))
  useTypedTexts.setState(Object.fromEntries(others), true)
  if (settled.some((file) => left.has(file))) void restoreTexts()
}

// A reload or a closed tab during a request must not lose typed characters.
globalThis.addEventListener?.('pagehide', storeWaiting)
