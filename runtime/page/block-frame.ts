import { createContext, type ReactNode } from 'react'

/** A block of a page, with its place in the manifest. */
export interface FramedBlock {
  /** The block's place in the manifest: `routes/home/regions/main/blocks/banner`. */
  readonly path: string
  readonly widget: string
  readonly isFirst: boolean
  /** The content of the block's element. */
  readonly content: ReactNode
}

/** Renders the content of a block. */
export type FrameBlock = (block: FramedBlock) => ReactNode

/**
 * A renderer of the contents of blocks, on the host only: it may use the HTML of an earlier page. Undefined in a
 * browser, and within a block.
 */
export const BlockFrame = createContext<FrameBlock | undefined>(undefined)
