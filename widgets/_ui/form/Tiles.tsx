import type { ReactNode } from 'react'
import styles from './tiles.module.css'

interface TilesProps<Item> {
  /** The name of the field within its form. */
  readonly name: string
  readonly legend: ReactNode
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => number
  /** Key of the chosen tile. */
  readonly chosen: number | undefined
  readonly onChoose: (key: number) => void
  /** The content of a tile: a logo and a name. */
  readonly children: (item: Item) => ReactNode
}

/** A choice between a few options, as tiles. */
export function Tiles<Item>({ name, legend, items, keyOf, chosen, onChoose, children }: TilesProps<Item>) {
  return (
    <fieldset className={styles.tiles}>
      <legend>{legend}</legend>
      {items.map((item) => (
        <label key={keyOf(item)} className={styles.tile}>
          <input
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
