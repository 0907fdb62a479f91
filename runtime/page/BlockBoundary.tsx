import { Component, type ReactNode } from 'react'
import { Message } from '../site/Message.tsx'
import { CodeMissing } from '../loading/load-code.ts'

interface BlockBoundaryProps {
  /** The block's place in the manifest: `routes/home/regions/main/blocks/banner`. */
  readonly blockId: string
  readonly widget: string
  readonly children: ReactNode
  readonly onError?: ((error: unknown, block: { blockId: string; widget: string }) => void) | undefined
}

/** Replaces a failing widget, and never the page, with a short notice and another try (ERR-03). */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    const { blockId, widget, onError } = this.props
    onError?.(error, { blockId, widget })
  }

  /** Rendering again does not load missing code; only a reload of the page does. */
  private retry() {
    if (this.state.error instanceof CodeMissing) location.reload()
    else this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="block-failed">
        <p>
          <Message id="error.block" />
        </p>
        <button type="button" onClick={() => this.retry()}>
          <Message id="common.retry" />
        </button>
      </div>
    )
  }
}
