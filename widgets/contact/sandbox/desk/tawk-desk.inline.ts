/**
 * The stand-in for tawk's script: it adds its functions to `Tawk_API` and calls those of the page, like the vendor's
 * documented script.
 */
import { createDesk, ownOrigin } from './desk.ts'

interface TawkApi {
  onLoad?: () => void
  onChatMinimized?: () => void
  maximize?: () => void
  minimize?: () => void
  setAttributes?: (attributes: Readonly<Record<string, string>>, done?: (error?: unknown) => void) => void
}

const { Tawk_API: api } = window as unknown as { Tawk_API: TawkApi }
const account = new URL((document.currentScript as HTMLScriptElement).src).pathname.slice(1)
const desk = createDesk({ origin: ownOrigin(), vendor: 'tawk', account })

api.maximize = () => desk.show()
api.minimize = () => api.onChatMinimized?.()
api.setAttributes = (attributes, done) => {
  desk.setVariables(attributes)
  done?.()
}
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') api.minimize?.()
})
api.onLoad?.()
