import { create } from 'zustand'
import { sendText } from './studio-store.ts'
import { storedInTab, storeInTab } from './tab-state.ts'

/** The text of a file of the brand, such as `acme/manifest.json`. */
export interface FileText {
  readonly file: string
  readonly text: string
}

/** A text that an operator has typed, and the studio's text over which they typed it. */
interface TypedText extends FileText {
  readonly shown: string
}

const isTexts = (value: unknown): value is readonly TypedText[] => Array.isArray(value)

/**
 * Texts of files that the studio has not received yet: the last one of each file. While the studio does not respond,
 * they wait in this tab, also over a reload.
 */
const waiting = new Map((storedInTab('waiting-texts', isTexts) ?? []).map((one) => [one.file, one]))

const store = () => storeInTab('waiting-texts', [...waiting.values()])

/** The typed text of each file, until a pane has read the same text from the studio. */
export const useTypedTexts = create<Readonly<Record<string, string>>>(() =>
  Object.fromEntries([...waiting.values()].map(({ file, text }) => [file, text])),
)

/** The last text of each typed file that the studio and this page had in common. */
const common = new Map([...waiting.values()].map(({ file, shown }) => [file, shown]))

let isSending = false

/**
 * Shows and sends the new text of a file. After fast keystrokes, it sends only as many texts as the studio can accept,
 * and always the last.
 *
 * @param shown the text that the pane showed before
 */
export function typeText(file: string, text: string, shown: string): void {
  if (useTypedTexts.getState()[file] === undefined) common.set(file, shown)
  waiting.set(file, { file, text, shown: common.get(file) ?? shown })
  useTypedTexts.setState({ [file]: text })
  void sendTexts()
}

/** Sends the waiting texts, unless this is already running. */
export async function sendTexts(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let [next] = waiting.values(); next; [next] = waiting.values()) {
    const { file, text } = next
    const outcome = await sendText({ file, text, shown: common.get(file) ?? next.shown })
    if (outcome === 'no-response') break
    if (outcome === 'taken') common.set(file, text)
    // A refused text stays on the page, where the operator can correct it. The current text replaces an overtaken one.
    if (outcome === 'overtaken') waiting.delete(file)
    if (waiting.get(file)?.text === text) waiting.delete(file)
    if (outcome === 'overtaken') settleTexts([file])
  }
  isSending = false
  store()
}

/** Drops typed texts after a pane has read the studio's texts, but none that the studio has yet to receive. */
export function settleTexts(files: readonly string[]): void {
  const settled = files.filter((file) => !waiting.has(file))
  for (const file of settled) common.delete(file)
  const others = Object.entries(useTypedTexts.getState()).filter(([file]) => !settled.includes(file))
  useTypedTexts.setState(Object.fromEntries(others), true)
}

// A reload during a request must not lose typed characters.
globalThis.addEventListener?.('pagehide', store)
