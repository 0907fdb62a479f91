import { Component, type ContextType, type ReactNode, Suspense } from 'react'
import { failureMessage } from '../api/failure-message.ts'
import { Message } from '../site/Message.tsx'
import { CodeMissing, reloadByVisitor } from '../loading/load-code.ts'
import { showCodeMissing } from '../head/code-missing.ts'
import { passFocusOn } from '../routing/use-focus-of-page.ts'
import { SiteContext } from '../site/site-context.ts'

interface BlockBoundaryProps {
  /** The block's place in the manifest: `routes/home/regions/main/blocks/banner`. */
  readonly blockId: string
  readonly widget: string
  /** Shown while the widget's code loads. Default: an empty element. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

interface BlockBoundaryState {
  readonly blockId: string
  readonly failed?: { readonly error: unknown } | undefined
}

const dialogPlace = /(?:^shell|\/regions)\/modals\//

/** All blocks share one element, because each change of the site renders their boundaries again. */
const emptyBlock = <div className="block-waiting" aria-hidden="true" />

/**
 * Replaces a failing widget with a short notice and a retry (ERR-03), and waits for a widget's code. After a change of
 * the site, only the boundary renders again, because only the boundary reads the site. So a block that hydrates later
 * still fits its HTML.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  static override contextType = SiteContext
  declare context: ContextType<typeof SiteContext>
  override state: BlockBoundaryState = { blockId: this.props.blockId }

  static getDerivedStateFromError(error: unknown): Partial<BlockBoundaryState> {
    return { failed: { error } }
  }

  /**
   * React keeps the boundary if the next page has a block with the same id. The failure of the earlier block must not
   * remain.
   */
  static getDerivedStateFromProps({ blockId }: BlockBoundaryProps, state: BlockBoundaryState) {
    return blockId === state.blockId ? null : { blockId, failed: undefined }
  }

  override componentDidCatch(error: unknown) {
    const { blockId, widget } = this.props
    this.context?.visit?.reportError(error, { blockId, widget })
    // A dialog's block is at the end of the page, where nobody would see its own notice.
    if (error instanceof CodeMissing && dialogPlace.test(blockId)) showCodeMissing()
  }

  /** Rendering again does not load missing code; only a reload of the page does. */
  private async retry(button: HTMLElement): Promise<void> {
    if (!(this.state.failed?.error instanceof CodeMissing))
      return this.setState({ failed: undefined }, () => passFocusOn(button))
    if ((await reloadByVisitor()) || !this.context) return
    const { data, toasts } = this.context
    toasts.getState().show({ status: 'error', message: failureMessage(data.messages, { noResponse: true }) })
  }

  override render() {
    const { waiting = emptyBlock, children } = this.props
    if (!this.state.failed) return <Suspense fallback={waiting}>{children}</Suspense>
    const isCodeMissing = this.state.failed.error instanceof CodeMissing
    return (
      <div role="alert" className="block-failed" data-code-missing={isCodeMissing || undefined}>
        <p>
          <Message id="error.block" />
        </p>
        <button type="button" onClick={({ currentTarget }) => void this.retry(currentTarget)}>
          <Message id="common.retry" />
        </button>
      </div>
    )
  }
}
