/**
 * The stand-in for LiveChat's script: it takes over the queue of `LiveChatWidget` and responds like the vendor's
 * documented script.
 */
import { createDesk, ownOrigin } from './desk.ts'

type Handler = (data: unknown) => void
type Queued = readonly [name: string, given: readonly unknown[]]

const { __lc, LiveChatWidget } = window as unknown as {
  __lc: { readonly license: number }
  LiveChatWidget: { _q: Queued[]; _h: ((...queued: Queued) => unknown) | null }
}
const desk = createDesk({ origin: ownOrigin(), vendor: 'livechat', account: String(__lc.license) })
const handlers = new Map<string, Handler[]>()
const emit = (name: string, data: unknown) => handlers.get(name)?.forEach((handler) => handler(data))

const methods: Readonly<Record<string, (given: never) => void>> = {
  maximize: () => {
    desk.show()
    emit('visibility_changed', { visibility: 'maximized' })
  },
  minimize: () => emit('visibility_changed', { visibility: 'minimized' }),
  set_session_variables: (variables: Readonly<Record<string, string>>) => desk.setVariables(variables),
}

LiveChatWidget._h = (name, given) => {
  const [first, second] = given
  if (name === 'on') handlers.set(String(first), [...(handlers.get(String(first)) ?? []), second as Handler])
  if (name === 'call') methods[String(first)]?.(second as never)
}
for (const queued of LiveChatWidget._q.splice(0)) LiveChatWidget._h(...queued)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') methods.minimize?.(undefined as never)
})
emit('ready', { state: { visibility: 'minimized' } })
