import type { BarInfo } from '../bar-info.ts'
import { callPreview } from './call-preview.ts'
import type { Bar } from './bar.ts'
import style from './bar.css?inline'
import { build } from './build.ts'
import { clockPart } from './clock-part.ts'
import { faultsPart } from './faults-part.ts'
import { inboxPart } from './inbox-part.ts'
import { inspectPart } from './inspect-part.ts'
import { memberPart } from './member-part.ts'
import { noticesPart } from './notices-part.ts'
import { sitePart } from './site-part.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

const openKey = 'livery-bar'

/** The bar of the preview: a small button, with the switches above it. A shadow root isolates its styles. */
export class PreviewBar extends HTMLElement {
  private readonly opener = build('button', { type: 'button', className: 'opener', ariaExpanded: 'false' }, 'Preview')
  private readonly panel = build('div', { className: 'panel', id: 'panel', hidden: true })
  private readonly status = build('p', { className: 'status', role: 'status' })
  private readonly outline = build('div', { className: 'outline', hidden: true })
  private isFilled = false

  connectedCallback(): void {
    if (this.shadowRoot) return
    this.role = 'complementary'
    this.ariaLabel = 'Preview bar'
    this.opener.setAttribute('aria-controls', 'panel')
    this.opener.addEventListener('click', () => this.turn(this.opener.ariaExpanded !== 'true'))
    this.panel.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      this.turn(false)
      this.opener.focus()
    })
    this.panel.append(this.status)
    this.attachShadow({ mode: 'open' }).append(build('style', {}, style), this.outline, this.panel, this.opener)
    this.turn(sessionStorage.getItem(openKey) === 'open')
  }

  private turn(open: boolean): void {
    sessionStorage.setItem(openKey, open ? 'open' : 'closed')
    this.panel.hidden = !open
    this.opener.ariaExpanded = String(open)
    if (open && !this.isFilled) this.attempt(() => this.fill())
  }

  private async fill(): Promise<void> {
    const info = await callPreview<BarInfo>('/__livery/bar')
    // The user may close and open the panel meanwhile. Then only the first response fills the panel.
    if (this.isFilled) return
    this.isFilled = true
    this.showMessage('')
    const bar: Bar = { info, showMessage: (text) => this.showMessage(text), attempt: (doing) => this.attempt(doing) }
    const driven = info.sandbox ? [memberPart(bar), clockPart(bar), faultsPart(bar), inboxPart(bar)] : []
    this.panel.replaceChildren(inspectPart(bar, this.outline), sitePart(bar), noticesPart(bar), ...driven, this.status)
  }

  private showMessage(text: string): void {
    this.status.textContent = text
  }

  private attempt(doing: () => Promise<void>): void {
    doing().catch((error: unknown) => this.showMessage(messageOf(error)))
  }
}
