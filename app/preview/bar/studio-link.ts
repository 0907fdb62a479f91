import { type TypedDetail, typedEvent } from '../../client/typed-text.ts'
import { dragBlocks } from './drag-blocks.ts'
import { trackBlocks } from './track-blocks.ts'
import { pressedText, typeInPlace } from './type-in-place.ts'

const styles = `
#livery-outline,#livery-onto{position:fixed;z-index:2147483646;pointer-events:none;border-radius:4px}
#livery-outline{outline:2px solid #4f6bff;outline-offset:-2px;background:#4f6bff14}
#livery-outline::before{content:attr(data-title);position:absolute;left:0;top:0;padding:1px 8px;border-radius:4px 0 4px 0;background:#4f6bff;color:#fff;font:500 12px/1.6 system-ui,sans-serif}
#livery-outline[data-held=true]{outline-width:3px;outline-offset:-3px}
#livery-onto{outline:3px dashed #d3377a;outline-offset:-3px;background:#d3377a22}
#livery-outline[hidden],#livery-onto[hidden]{display:none}
#livery-typing{position:fixed;z-index:2147483647;box-sizing:border-box;margin:0;padding:4px 6px;border:2px solid #4f6bff;border-radius:6px;background:#fff;color:#14161c;resize:none;overflow:hidden}
#livery-typing-note{position:fixed;z-index:2147483647;padding:2px 8px;border-radius:6px;background:#14161c;color:#fff;font:12px/1.6 system-ui,sans-serif}
html[data-livery-editing] [data-block] *{user-select:none;cursor:pointer}
`

/**
 * Connects this page with the studio that frames it, and shows the studio's theme. Sends presses, moves, typed text,
 * and Ctrl with S, Z or Y. Also sends the page's path, and a move of the focus to the page. Sends nothing to other
 * origins, and ignores their messages.
 *
 * @param port the studio's port, under the page's own host name
 */
export function linkStudio(port: string): void {
  const studio = `http://${location.hostname}:${port}`
  const post = (message: object) => window.parent.postMessage(message, studio)
  const postPlace = () => post({ livery: 'page', path: location.pathname + location.search })

  const ownTheme = document.documentElement.dataset.theme ?? 'light'
  // The choice belongs to the studio's tab, so the page does not store it.
  const showTheme = (theme: unknown) => {
    document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : ownTheme
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const [outline, onto] = [overlay('livery-outline'), overlay('livery-onto')]

  let pointed = ''
  let pressed: HTMLElement | undefined
  let closeTyping = () => {}
  let isReplacing = false
  const blocks = trackBlocks(outline, (block) => {
    pointed = block
  })
  const drag = dragBlocks(
    onto,
    () => (outline.dataset.held === 'true' ? pointed : ''),
    (move) => post({ livery: 'move', ...move }),
  )
  // A rendered change may move blocks.
  const changes = new MutationObserver(blocks.place)
  const onPress = (event: Event) => {
    if (pointed === '' || !(event.target instanceof Element) || !event.target.closest('[data-block]')) return
    const found = pressedText(event)
    pressed = found?.element
    post({ livery: 'block', block: pointed, ...(found ? { text: found.text } : {}) })
  }
  const select = (isOn: boolean) => {
    document.documentElement.toggleAttribute('data-livery-editing', isOn)
    blocks.stop()
    drag.stop()
    changes.disconnect()
    closeTyping()
    document.removeEventListener('click', onPress, true)
    if (!isOn) return
    // The order matters: a drag first suppresses its click. Then a click selects a block, and `onPress` reports it.
    drag.start()
    blocks.start()
    document.addEventListener('click', onPress, true)
    changes.observe(document.getElementById('root') ?? document.body, { subtree: true, childList: true })
  }
  // A block has no box of its own, so the page scrolls to the block's first element.
  const show = (name: string) => {
    const block = document.querySelector(`[data-block="${CSS.escape(name)}"]`)
    if (!block) return
    ;(block.firstElementChild ?? block).scrollIntoView({ block: 'nearest' })
    if (document.documentElement.hasAttribute('data-livery-editing')) blocks.hold(block)
  }
  const type = (text: string, label: string) => {
    // The studio has already opened the new place, so the page must not report the end of the previous field.
    isReplacing = true
    closeTyping()
    isReplacing = false
    if (!pressed?.isConnected) return
    closeTyping = typeInPlace(pressed, {
      text,
      label,
      onType: (typed) => post({ livery: 'typed', text: typed }),
      onEnd: () => {
        if (!isReplacing) post({ livery: 'typing-ended' })
      },
    })
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== studio || source !== window.parent || typeof data !== 'object' || data === null) return
    const { livery, on, block, text, label, pointer, pointers, theme } = data as Record<string, unknown>
    if (livery === 'select') select(on === true)
    else if (livery === 'show' && typeof block === 'string') show(block)
    else if (livery === 'type' && typeof text === 'string' && typeof label === 'string') type(text, label)
    else if (livery === 'theme') showTheme(theme)
    else if (livery === 'draft' && typeof pointer === 'string' && typeof text === 'string')
      handOver({ pointer, value: text })
    else if (livery === 'accepted' && Array.isArray(pointers)) handOver({ accepted: pointers.map(String) })
    else if (livery === 'refused' && Array.isArray(pointers)) handOver({ refused: pointers.map(String) })
  })
  reportFocus(() => post({ livery: 'focused' }))
  reportKeys((key) => post({ livery: 'key', key }))
  const navigation = (window as { navigation?: EventTarget }).navigation
  navigation?.addEventListener('navigatesuccess', postPlace)
  addEventListener('popstate', postPlace)
  postPlace()
}

/**
 * Calls back for Ctrl with S, Z, Shift+Z or Y, because the studio does not receive the keys of a focused frame. A field
 * of the page keeps its own undo.
 */
function reportKeys(pressed: (key: 's' | 'z' | 'y') => void): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const letter = event.key.toLowerCase()
      const key = letter === 'z' && event.shiftKey ? 'y' : letter
      const isInField = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
      if (key !== 's' && (isInField || (key !== 'z' && key !== 'y'))) return
      event.preventDefault()
      pressed(key)
    },
    true,
  )
}

/**
 * Calls back when the page takes the focus without a press. A return to the browser's window also focuses the page, but
 * then the page's focused element is the same as before.
 */
function reportFocus(taken: () => void): void {
  let isPressed = false
  let left = document.activeElement
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      () => {
        isPressed = true
      },
      true,
    )
  addEventListener('blur', () => {
    isPressed = false
    left = document.activeElement
  })
  addEventListener('focusin', ({ target }) => {
    if (!isPressed && target !== left) taken()
  })
}

const handOver = (detail: TypedDetail) => dispatchEvent(new CustomEvent(typedEvent, { detail }))

/** An element over the page that ignores presses. */
function overlay(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.hidden = true
  document.body.append(element)
  return element
}
