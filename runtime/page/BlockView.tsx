import {
  createElement,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Device, Manifest } from '../manifest/index.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockFrame } from './block-frame.ts'
import { findWidget } from '../loading/widget-registry.ts'
import { FirstBlockProvider } from '../site/first-block.ts'
import { replayTap, takeTap } from '../head/tap-capture.ts'
import { StaticBlocksContext } from '../site/static-blocks.ts'
import { StaticBlock } from './StaticBlock.tsx'

type Block = Manifest['shell'][string]['blocks'][string]

interface BlockViewProps {
  /** The block's place in the manifest: `routes/home/regions/main/blocks/banner`. */
  readonly path: string
  readonly block: Block
  /** The device class that sees the block. Undefined if both classes see it. */
  readonly device?: Device | undefined
  /** Whether it is the first block of the page's region `main`. */
  readonly isFirst?: boolean
  /** Shown while the widget's code loads. Default: an empty element. */
  readonly waiting?: ReactNode
}

/**
 * One block of a page, in an element without a box (`display: contents`). The server's HTML stays until the widget's
 * code has loaded. Each block hydrates separately, except a static one, which keeps the server's HTML. Pages of the
 * built host have no `data-block` (`path`).
 */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { path, block, device } = props
  const blocks = useContext(StaticBlocksContext)
  const [firstPath] = useState(path)
  const [staticData, setStaticData] = useState(() => blocks?.dataOf(block.widget))
  // React keeps this component if the next page has a block with the same id.
  if (staticData && path !== firstPath) setStaticData(undefined)
  if (!staticData) return <LiveBlock {...props} />
  const renew = () => setStaticData(undefined)
  const attributes = {
    className: classOf(block),
    'data-block': path,
    'data-widget': block.widget,
    'data-device': device,
  }
  return <StaticBlock attributes={attributes} widget={block.widget} shown={staticData} onOutdated={renew} />
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

/** Until the session is known, the page's styles hide a block for guests if the visitor is probably a member. */
const classOf = ({ when }: Block) => (when?.session === 'guest' ? 'block guest-only' : 'block')

/** Marks the block as hydrated, and repeats an earlier tap. */
function MarkHydrated({
  block,
  children,
}: {
  readonly block: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  const early = useRef<{ readonly tap: Window['liveryTap'] }>(undefined)
  // From its commit on, React handles the taps on the block. The next tap may come before the effect below.
  useLayoutEffect(() => {
    if (block.current) early.current = { tap: takeTap(block.current) }
  }, [block])
  useEffect(() => {
    if (!block.current) return
    const late = takeTap(block.current)
    replayTap(block.current, early.current ? early.current.tap : late)
    early.current = undefined
  }, [block])
  return children
}
