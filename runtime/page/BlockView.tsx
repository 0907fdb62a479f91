import { createElement, memo, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { Device, Manifest } from '../manifest/index.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockFrame } from './block-frame.ts'
import { findWidget } from '../loading/widget-registry.ts'
import { FirstBlockProvider } from '../site/first-block.ts'
import { replayTap } from '../head/tap-capture.ts'
import { StaticBlocksContext } from '../site/static-blocks.ts'
import { StaticBlock } from './StaticBlock.tsx'

type Block = Manifest['shell'][string]['blocks'][string]

interface BlockViewProps {
  /** The block's place in the manifest: `routes/home/regions/main/blocks/banner`. */
  readonly path: string
  readonly block: Block
  /** The only device class that sees the block. Default: both. */
  readonly device?: Device | undefined
  /** Whether it is the first block of the page. */
  readonly isFirst?: boolean
  /** Shown while the widget's code loads. Default: an empty element. */
  readonly waiting?: ReactNode
}

/**
 * One block of a page, in an element that names the block's place in the manifest and has no box (`display: contents`).
 * The server's HTML stays until the widget's code has loaded. Each block hydrates separately. A change of the site
 * renders changed blocks again, and the parts that read the site.
 */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { path, block, device } = props
  const blocks = useContext(StaticBlocksContext)
  const [firstPath] = useState(path)
  const [shown, setShown] = useState(() => blocks?.dataOf(block.widget))
  // React keeps this component for a block of the next page with the same id.
  if (shown && path !== firstPath) setShown(undefined)
  if (!shown) return <LiveBlock {...props} />
  const renew = () => setShown(undefined)
  const attributes = {
    className: classOf(block),
    'data-block': path,
    'data-widget': block.widget,
    'data-device': device,
  }
  return <StaticBlock attributes={attributes} widget={block.widget} shown={shown} onOutdated={renew} />
})

function LiveBlock({ path, block, device, isFirst = false, waiting }: BlockViewProps) {
  const frame = useContext(BlockFrame)
  const element = useRef<HTMLDivElement>(null)
  const widget = findWidget(block.widget)
  if (!widget) return null
  const content = (
    <BlockBoundary blockId={path} widget={block.widget} waiting={waiting}>
      <FirstBlockProvider value={isFirst}>
        <MarkHydrated block={element}>{createElement(widget, block.props)}</MarkHydrated>
      </FirstBlockProvider>
    </BlockBoundary>
  )
  return (
    <div ref={element} className={classOf(block)} data-block={path} data-widget={block.widget} data-device={device}>
      {frame ? frame({ path, widget: block.widget, isFirst, content }) : content}
    </div>
  )
}

/** The page's styles hide a guests' block from a probable member while the session is unknown. */
const classOf = ({ when }: Block) => (when?.session === 'guest' ? 'block guest-only' : 'block')

/** Marks the block as hydrated, and repeats an earlier tap. */
function MarkHydrated({
  block,
  children,
}: {
  readonly block: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  useEffect(() => {
    if (block.current) replayTap(block.current)
  }, [block])
  return children
}
