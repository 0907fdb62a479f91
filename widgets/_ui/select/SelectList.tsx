import { Select } from '@base-ui/react/select'
import type { RefObject } from 'react'
import styles from './select.module.css'
import { ItemContent, type ListProps } from './SelectItem.tsx'

interface SelectListProps extends ListProps {
  /** The id of the list's element. */
  readonly id: string
  /** The control that contains the list. The list opens beside the control. */
  readonly control: RefObject<HTMLElement | null>
}

/** A list without search. It opens immediately beside its control, and on phones as a sheet from below (LAY-04). */
export function SelectList({ id, label, items, chosen, control, onChoose, onClose }: SelectListProps) {
  return (
    <Select.Root
      defaultOpen
      value={chosen}
      onValueChange={(value) => {
        if (value !== null) onChoose(value)
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClose()
      }}
      modal
    >
      {/* Inside the dialog if one is open: the page outside of an open dialog is inert. */}
      <Select.Portal container={control}>
        <Select.Backdrop className={styles.backdrop} />
        {/* Fixed: otherwise the list would make its dialog longer. */}
        <Select.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          anchor={control}
          sideOffset={4}
          align="start"
          alignItemWithTrigger={false}
        >
          <Select.Popup className={styles.popup}>
            <Select.List id={id} className={styles.list} aria-label={label}>
              {items.map((item) => (
                <Select.Item key={item.id} value={item.id} label={item.text} className={styles.item}>
                  <ItemContent item={item} />
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
