import { create } from 'zustand'
import { readFromBrowser, storeInBrowser } from './browser-storage.ts'
import { useStudio } from './studio-state.ts'
import type { FileText } from './typed-texts.ts'

/** A typed text that the studio has not accepted, because somebody else had changed the same place. */
export interface OvertakenText extends FileText {
  /** The folder of brands. The same address may serve another folder on another day. */
  readonly folder?: string | undefined
}

const key = 'livery-studio overtaken'

/**
 * The overtaken texts of the brand, oldest first. The browser keeps a text until the operator uses or discards it. All
 * windows of the brand show it, so that neither a reload nor a closed tab loses it.
 */
export const useOvertakenTexts = create<readonly OvertakenText[]>(read)

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === key || event.key === null) useOvertakenTexts.setState(read(), true)
})

function isOvertakenText(stored: unknown): stored is OvertakenText {
  const { file, text } = Object(stored) as Record<string, unknown>
  return typeof file === 'string' && typeof text === 'string'
}

function read(): readonly OvertakenText[] {
  const stored = readFromBrowser(key)
  return Array.isArray(stored) ? stored.filter(isOvertakenText) : []
}

/** Whether the browser has stored the shown texts. If its storage is full, the texts end with the window. */
let isStored = true

function write(texts: readonly OvertakenText[]): void {
  useOvertakenTexts.setState(texts, true)
  isStored = storeInBrowser(key, texts.length === 0 ? undefined : texts)
}

const without = ({ folder, file, text }: OvertakenText) =>
  (isStored ? read() : useOvertakenTexts.getState()).filter(
    (one) => one.folder !== folder || one.file !== file || one.text !== text,
  )

export function keepOvertaken(file: string, text: string): void {
  const kept = { folder: useStudio.getState().product?.merchantsFolder, file, text }
  write([...without(kept), kept])
}

export const dropOvertaken = (text: OvertakenText): void => write(without(text))
