import { type ButtonHTMLAttributes, useId, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './select.module.css'
import type { ListProps } from './SelectItem.tsx'
import { useLateList } from './use-late-list.ts'

type ButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-describedby' | 'aria-invalid'>

interface SelectProps extends ButtonProps, Omit<ListProps, 'onClose'> {
  /** The class of the label. */
  readonly labelClass?: string
}

/**
 * A labelled choice of one item from a short list, which opens as a sheet on phones (LAY-04). The code of the list
 * loads at the first press.
 */
export function Select({ label, labelClass, items, chosen, onChoose, ...button }: SelectProps) {
  const id = useId()
  const control = useRef<HTMLSpanElement>(null)
  const { List, open, close } = useLateList(async () => (await import('./SelectList.tsx')).SelectList)
  const list = `${id}list`
  return (
    <>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <span ref={control} className={styles.control}>
        <button
          {...button}
          id={id}
          type="button"
          role="combobox"
          className={styles.button}
          aria-haspopup="listbox"
          aria-expanded={List !== undefined}
          aria-controls={List ? list : undefined}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            open()
          }}
        >
          <span className={styles.chosen}>{items.find((item) => item.id === chosen)?.text}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        {List ? (
          <List
            id={list}
            label={label}
            items={items}
            chosen={chosen}
            control={control}
            onChoose={onChoose}
            onClose={close}
          />
        ) : null}
      </span>
    </>
  )
}
