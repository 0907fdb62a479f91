import { create } from 'zustand'
import { change, useStudio } from './studio-store.ts'
import { storedInTab, storeInTab } from './tab-state.ts'

/** The text of a file of the brand, such as `acme/manifest.json`. */
export interface FileText {
  readonly file: string
  readonly text: string
}

const isTexts = (value: unknown): value is readonly FileText[] => Array.isArray(value)

/**
 * Texts of files that the studio has not received yet: the last one of each file. While the studio does not respond,
 * they wait in this tab, also over a reload.
 */
const waiting = new Map((storedInTab('waiting-texts', isTexts) ?? []).map(({ file, text }) => [file, text]))

const store = () =>
  storeInTab(
    'waiting-texts',
    [...waiting].map(([file, text]): FileText => ({ file, text })),
  )

/** The typed text of each file, until a pane has read the same text from the studio. */
export const useTypedTexts = create<Readonly<Record<string, string>>>(() => Object.fromEntries(waiting))

let isSending = false

/**
 * Shows and sends the new text of a file. After fast keystrokes, it sends only as many texts as the studio can accept,
 * and always the last.
 */
export function typeText(file: string, text: string): void {
  waiting.set(file, text)
  useTypedTexts.setState({ [file]: text })
  void sendTexts()
}

/** Sends the waiting texts, unless this is already running. */
export async function sendTexts(): Promise<void> {
  if (isSending) return
  isSending = true
  while (waiting.size > 0) {
    const [[file, text] = ['', '']] = waiting
    const isTaken = await change('text', { file, text })
    // A refused text stays on the page, where the operator can correct it.
    if (!isTaken && useStudio.getState().away !== undefined) break
    if (waiting.get(file) === text) waiting.delete(file)
  }
  isSending = false
  store()
}

/** Drops typed texts after a pane has read the studio's texts, but none that the studio has yet to receive. */
export function settleTexts(files: readonly string[]): void {
  const settled = files.filter((file) => !waiting.has(file))
  const others = Object.entries(useTypedTexts.getState()).filter(([file]) => !settled.includes(file))
  useTypedTexts.setState(Object.fromEntries(others), true)
}

// A reload during a request must not lose typed characters.
globalThis.addEventListener?.('pagehide', store)
