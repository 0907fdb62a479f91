import { cleanText } from '../../schemas/decoding/clean-text.ts'
import { createStore } from 'zustand/vanilla'

/** A short message at the edge of the page (STA-05). */
export interface Toast {
  readonly id: string
  readonly message: string
  readonly status: 'success' | 'error' | 'info'
  /** Duration, in ms. */
  readonly duration: number
  readonly header?: string
}

interface ToastState {
  readonly toast: Toast | undefined
  show(toast: Omit<Toast, 'id' | 'duration'> & { readonly duration?: number }): void
  dismiss(id: string): void
}

/** At most one toast at a time: a new toast replaces the old toast. */
export function createToasts(
  duration = 3000,
  schedule: (run: () => void, ms: number) => void = (run, ms) => void setTimeout(run, ms),
) {
  return createStore<ToastState>((set, get) => ({
    toast: undefined,
    show: (given) => {
      const toast: Toast = { duration, ...given, message: singleLineText(given.message), id: randomId() }
      set({ toast })
      schedule(() => get().dismiss(toast.id), toast.duration)
    },
    dismiss: (id) => {
      if (get().toast?.id === id) set({ toast: undefined })
    },
  }))
}

export type Toasts = ReturnType<typeof createToasts>

/** A server's text as one line: at most 300 characters, without invisible characters and direction marks. */
export function singleLineText(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').slice(0, 300)
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id of a toast (ERR-04). It is random but not secret: it protects nothing. */
export function randomId(length = 4): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('')
}
