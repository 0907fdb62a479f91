import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface BlockBoundaryProps {
  /** `routes/home/regions/main/blocks/banner`: where the block stands in the manifest. */
  readonly blockId: string
  readonly widget: string
  readonly children: ReactNode
  readonly onError?: ((error: unknown, block: { blockId: string; widget: string }) => void) | undefined
}

/** A failing widget takes down itself, never the page (ERR-03): a short notice stands in its place, with a way to try again. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { blockId, widget, onError } = this.props
    onError?.(error, { blockId, widget })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="block-failed">
        <p>
          <FormattedMessage id="error.block" />
        </p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          <FormattedMessage id="common.retry" />
        </button>
      </div>
    )
  }
}
