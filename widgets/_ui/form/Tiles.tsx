import { type ReactNode, useRef } from 'react'
import styles from './tiles.module.css'
import { useFirst } from './use-first.ts'

interface TilesProps<Item, Key extends string | number> {
  /** The name of the field within its form. */
  readonly name: string
  readonly legend: ReactNode
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => Key
  /** Key of the chosen tile. */
  readonly chosen: Key | undefined
  readonly onChoose: (key: Key) => void
  /** Whether this choice gets the focus when the step starts. */
  readonly isFirst?: boolean
  /** The content of a tile: a logo and a name. */
  readonly children: (item: Item) => ReactNode
}

/** A choice between a few options, as tiles. */
export function Tiles<Item, Key extends string | number>({
  name,
  legend,
  items,
  keyOf,
  chosen,
  onChoose,
  isFirst = false,
  children,
}: TilesProps<Item, Key>) {
  const first = useRef<HTMLInputElement>(null)
  useFirst(first, isFirst)
  const start = items.findIndex((item) => keyOf(item) === chosen)
  return (
    <fieldset className={styles.tiles}>
      <legend>{legend}</legend>
      {items.map((item, index) => (
        <label key={keyOf(item)} className={styles.tile}>
          <input
            ref={index === Math.max(start, 0) ? first : undefined}
            type="radio"
            name={name}
            className="visually-hidden"
            checked={keyOf(item) === chosen}
            onChange={() => onChoose(keyOf(item))}
          />
          {children(item)}
        </label>
      ))}
    </fieldset>
  )
}
