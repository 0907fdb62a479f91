import { type ComponentType, useState } from 'react'
import { PlainList } from './PlainList.tsx'
import type { ListProps } from './SelectItem.tsx'

/**
 * The state of a list whose code loads when it first opens. If the code fails to load, the browser's own list replaces
 * the list, because some browsers never request a failed module again.
 *
 * @returns the component of the open list, and the functions that open and close it
 */
export function useLateList<Props extends ListProps>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [List, setList] = useState<ComponentType<Props>>()
  async function open(): Promise<void> {
    setOpen(true)
    const loaded = await load().catch(() => PlainList)
    setList(() => loaded)
  }
  return { List: isOpen ? List : undefined, open: () => void open(), close: () => setOpen(false) }
}
