import type { Issue } from '../../../runtime/issues/index.ts'
import { callPreview } from './call-preview.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

/** The issues of a page's brand in the page's environment. */
export interface BrandIssues {
  readonly merchant: string
  readonly environment: string
  readonly issues: readonly Issue[]
}

/**
 * Shows a brand's issues above its last good page, when the page opens and after each save.
 *
 * @param subscribe adds a listener, which receives each save of any brand
 */
export async function watchIssues(subscribe: (listener: (saved: BrandIssues) => void) => void): Promise<void> {
  const overlay = createOverlay()
  let page: BrandIssues | undefined
  const early: BrandIssues[] = []
  const take = (saved: BrandIssues) => {
    if (!page) early.push(saved)
    else if (saved.merchant === page.merchant && saved.environment === page.environment) overlay.show(saved.issues)
  }
  // Subscribes before the call, so that the page misses no save.
  subscribe(take)
  page = await callPreview<BrandIssues>('/__livery/issues')
  overlay.show(page.issues)
  early.forEach(take)
}

/**
 * Creates the overlay in the top layer of the browser. While a modal dialog is open, the overlay is a child of the
 * dialog, because everything outside of the dialog is inert.
 */
function createOverlay() {
  let box: HTMLElement | undefined
  const place = () => {
    if (!box) return
    const holder = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (box.parentElement === holder && box.matches(':popover-open')) return
    holder.append(box)
    box.showPopover()
  }
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return {
    show: (issues: readonly Issue[]) => {
      box?.remove()
      box = issues.length > 0 ? issueBox(issues) : undefined
      place()
    },
  }
}

/** Place, message and suggestion of each issue, as text only. A press on a place opens the editor. */
function issueBox(issues: readonly Issue[]): HTMLElement {
  const box = document.createElement('aside')
  box.id = 'livery-issues'
  box.popover = 'manual'
  box.setAttribute('role', 'alert')
  box.style.cssText =
    'position:fixed;inset:auto 0 0;margin:0;width:auto;max-width:none;max-height:60vh;overflow:auto;padding:20px;background:#1d0f12;color:#fff;font:15px/1.6 ui-monospace,monospace;border:0;border-top:4px solid #ff6b6b'
  for (const issue of issues) box.append(placeButton(issue), sentence(issue))
  return box
}

function placeButton({ file, line, column }: Issue): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${file}:${line}:${column}`
  button.style.cssText =
    'padding:0;border:0;background:none;color:inherit;font:inherit;font-weight:bold;text-decoration:underline;cursor:pointer'
  button.addEventListener('click', () => {
    callPreview('/__livery/open', { file, line, column }).catch((error: unknown) => {
      button.textContent = `${file}:${line}:${column} ${messageOf(error)}`
    })
  })
  return button
}

function sentence({ message, suggestion }: Issue): HTMLElement {
  const text = document.createElement('p')
  text.style.margin = '2px 0 14px'
  text.textContent = [message, suggestion].filter(Boolean).join(' ')
  return text
}
