import { createContext } from 'react'
import type { PublicName } from '../areas/public-data.ts'

/** The public data that a widget shows. */
export type ShownData = readonly { readonly name: PublicName; readonly parameters: Readonly<Record<string, string>> }[]

/** The widgets of the host's page whose blocks keep their HTML: they have no behaviour apart from links. */
export interface StaticBlocks {
  /** The data of a widget's blocks. Undefined for a widget whose blocks hydrate. */
  dataOf(widget: string): ShownData | undefined
  /** The time at which the HTML of a widget's blocks is outdated, in ms since 1970. Undefined if no time changes it. */
  untilOf(widget: string): number | undefined
  /** Called when a block of the widget unmounts. Later blocks of the widget render in the browser. */
  forget(widget: string): unknown
  /** Loads the code and the texts of a widget. */
  prepare(widget: string): Promise<unknown>
  /** Whether the page was published as a file, so that its data may be old. */
  readonly isOld: boolean
}

/** Undefined on the server. It never changes, so that no block renders again for it. */
export const StaticBlocksContext = createContext<StaticBlocks | undefined>(undefined)
