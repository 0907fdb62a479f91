import { followBlocks } from './follow-blocks.ts'

/**
 * Sends the studio that frames this page the page's path, and the block that is pressed while the studio asks for one. The page
 * sends nothing to a page of another origin, and takes nothing from it.
 *
 * @param port of the studio, under the page's own name
 */
export function linkStudio(port: string): void {
  const studio = `http://${location.hostname}:${port}`
  const tell = (message: object) => window.parent.postMessage(message, studio)
  const tellPlace = () => tell({ livery: 'page', path: location.pathname + location.search })

  const outline = document.createElement('div')
  outline.hidden = true
  outline.id = 'livery-outline'
  document.body.append(outline)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '#livery-outline{position:fixed;z-index:2147483647;pointer-events:none;outline:3px solid #4f6bff;outline-offset:-3px;border-radius:4px;background:#4f6bff1f}#livery-outline[hidden]{display:none}',
  )
  document.adoptedStyleSheets.push(sheet)

  let pointed = ''
  const blocks = followBlocks(outline, (block) => {
    pointed = block
  })
  const onPress = () => {
    if (pointed !== '') tell({ livery: 'block', block: pointed })
  }
  const select = (isOn: boolean) => {
    if (isOn) {
      blocks.start()
      document.addEventListener('pointerup', onPress, true)
    } else {
      blocks.stop()
      document.removeEventListener('pointerup', onPress, true)
    }
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== studio || source !== window.parent || typeof data !== 'object' || data === null) return
    const { livery, on } = data as { livery?: unknown; on?: unknown }
    if (livery === 'select') select(on === true)
  })
  const navigation = (window as { navigation?: EventTarget }).navigation
  navigation?.addEventListener('navigatesuccess', tellPlace)
  addEventListener('popstate', tellPlace)
  tellPlace()
}
