import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import styles from './select.module.css'
import { ItemContent, type ListProps, type SelectItem } from './SelectItem.tsx'

/** How long after the last key the list updates, in ms (LAY-04). */
const debounce = 300

/** A searchable list. It opens immediately beside its button, and on phones as a sheet from below (LAY-04). */
export function SearchSelect({ label, items, chosen, onChoose, onClose }: ListProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), debounce)
    return () => clearTimeout(timer)
  }, [typed])
  const shown = useMemo(() => items.filter(({ text }) => contains(text, searched)), [items, searched])
  return (
    <span ref={anchor} className={styles.anchor}>
      <Combobox.Root
        defaultOpen
        items={items as SelectItem[]}
        filteredItems={shown as SelectItem[]}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={({ text }: SelectItem) => text}
        isItemEqualToValue={(one: SelectItem, other: SelectItem) => one.id === other.id}
        value={items.find(({ id }) => id === chosen) ?? null}
        onValueChange={(item: SelectItem | null) => {
          if (item) onChoose(item.id)
        }}
        onOpenChangeComplete={(isOpen) => {
          if (!isOpen) onClose()
        }}
        modal
      >
        {/* Inside the dialog if one is open: the page outside of an open dialog is inert. */}
        <Combobox.Portal container={anchor}>
          <Combobox.Backdrop className={styles.backdrop} />
          {/* Fixed: otherwise the list would make its dialog longer, and the focus would scroll the dialog's title away. */}
          <Combobox.Positioner
            className={styles.positioner}
            positionMethod="fixed"
            anchor={anchor}
            sideOffset={4}
            align="start"
          >
            <Combobox.Popup className={styles.popup} aria-label={label}>
              <Combobox.Input
                className={styles.search}
                aria-label={label}
                placeholder={intl.formatMessage({ id: 'form.search' })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  // Otherwise Enter would submit the surrounding form. Without an active entry, the list stays open.
                  event.preventDefault()
                  if (!event.currentTarget.hasAttribute('aria-activedescendant')) event.preventBaseUIHandler()
                }}
              />
              <Combobox.Empty className={styles.empty}>
                <Message id="form.no-results" />
              </Combobox.Empty>
              <Combobox.List className={styles.list}>
                {(item: SelectItem) => (
                  <Combobox.Item key={item.id} value={item} className={styles.item}>
                    <ItemContent item={item} />
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </span>
  )
}

const contains = (text: string, part: string) => text.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase())
