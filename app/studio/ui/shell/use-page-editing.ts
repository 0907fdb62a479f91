import { type RefObject, useEffect, useRef } from 'react'
import { joinPointer } from '../../../../runtime/manifest/pointer.ts'
import { blockNames } from '../model/region-edits.ts'
import { editedAt, hiddenBy } from '../model/merge-layers.ts'
import { moveEntry } from '../model/move-entry.ts'
import { findText } from '../model/text-places.ts'
import { paintOn } from '../paint-typed.ts'
import { useSelection } from '../selection.ts'
import { change, edit, layerFor } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { goToPointer } from '../use-place.ts'
import { useLayerNote } from '../use-layer-note.ts'
import { keepFocus } from './keep-focus.ts'
import { type PageMessage, readPageMessage, regionOf } from './page-message.ts'
import type { PreviewTheme } from './PreviewTools.tsx'
import { languageOf } from '../../../../schemas/locale-code.ts'

interface PageEditing {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly origin: string
  readonly locale: string
  readonly theme: PreviewTheme
  readonly isEditing: boolean
  readonly onPage: (path: string) => void
}

/**
 * Connects the form with the page in the preview. A press selects a block and opens its text; a drag moves the block.
 * During editing, the page can change only that text and the order of blocks. A form gets the focus back if the page
 * takes it.
 */
export function usePageEditing({ frame, origin, locale, theme, isEditing, onPage }: PageEditing): void {
  const note = useLayerNote()
  const selected = useSelection((state) => state.block)
  const isReady = useRef(false)
  /** The pointer of the text that the operator types on the page. */
  const typed = useRef<string>(undefined)
  const focus = useRef<ReturnType<typeof keepFocus>>(undefined)
  const send = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)

  const handle = (message: PageMessage) => {
    // A page may send messages by itself. It changes drafts and opens forms only while the operator edits on the page.
    if (!isEditing && ['block', 'move', 'typed'].includes(message.kind)) return
    const { values, product, sections, target } = useStudio.getState()
    switch (message.kind) {
      case 'page':
        onPage(message.path)
        isReady.current = true
        send({ livery: 'select', on: isEditing })
        send({ livery: 'theme', theme })
        if (selected !== undefined) send({ livery: 'show', block: selected.slice(1) })
        return
      case 'block': {
        const block = `/${message.block}`
        const found =
          message.text !== undefined && product
            ? findText(values, product, { block, shown: message.text, language: languageOf(locale) })
            : undefined
        // If a higher layer overrides the text, the page shows the text of that layer.
        const isHidden = found && hiddenBy(values, layerFor(found.pointer, target), found.pointer) !== undefined
        const place = isHidden ? undefined : found
        goToPointer(sections, isHidden ? found.pointer : block, place === undefined)
        typed.current = place?.pointer
        if (place) send({ livery: 'type', text: place.text, label: note(place.pointer) })
        return
      }
      case 'move': {
        const order = joinPointer(`/${regionOf(message.block)}`, 'order')
        const names = blockNames(editedAt(values, layerFor(order, target), order))
        const [name, onto] = [message.block, 'onto' in message ? message.onto : ''].map(
          (one) => one.split('/').at(-1) ?? '',
        )
        const to = 'onto' in message ? names.indexOf(onto ?? '') : names.indexOf(name ?? '') + message.by
        const next = moveEntry(names, name ?? '', to)
        if (next !== names) edit([{ pointer: order, value: [...next] }])
        goToPointer(sections, `/${message.block}`, false)
        return
      }
      case 'typed':
        if (typed.current !== undefined) edit([{ pointer: typed.current, value: message.text }], true)
        return
      case 'typing-ended':
        if (typed.current !== undefined) void change('pause')
        typed.current = undefined
        return
      case 'key':
        // A page may open the review. It may undo steps only while the operator edits on the page.
        if (message.key === 's' || isEditing)
          dispatchEvent(new KeyboardEvent('keydown', { key: message.key, ctrlKey: true, cancelable: true }))
        return
      case 'focused':
        focus.current?.restore()
    }
  }
  useEffect(() => {
    focus.current = keepFocus(() => frame.current)
    return focus.current.stop
  }, [frame])
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readPageMessage(event.data)
      if (message) latest.current(message)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [origin, frame])
  useEffect(
    () =>
      paintOn({
        paint: (pointer, text) => frame.current?.contentWindow?.postMessage({ livery: 'draft', pointer, text }, origin),
        accept: (pointers) => frame.current?.contentWindow?.postMessage({ livery: 'accepted', pointers }, origin),
        refuse: (pointers) => frame.current?.contentWindow?.postMessage({ livery: 'refused', pointers }, origin),
      }),
    [origin, frame],
  )
  useEffect(() => {
    if (isReady.current) frame.current?.contentWindow?.postMessage({ livery: 'select', on: isEditing }, origin)
  }, [isEditing, origin, frame])
  useEffect(() => {
    if (isReady.current) frame.current?.contentWindow?.postMessage({ livery: 'theme', theme }, origin)
  }, [theme, origin, frame])
  useEffect(() => {
    if (isReady.current && selected !== undefined)
      frame.current?.contentWindow?.postMessage({ livery: 'show', block: selected.slice(1) }, origin)
  }, [selected, origin, frame])
}
