import { type ReactNode, useState } from 'react'
import { useText } from '../use-text.ts'
import { Icon } from '../Icon.tsx'

interface SortedListProps {
  readonly names: readonly string[]
  readonly onMove: (names: readonly string[]) => void
  readonly onRemove: (name: string) => void
  /** The view of an entry; its name if left out. */
  readonly show?: (name: string) => ReactNode
  /** The form that is open below an entry. */
  readonly below?: (name: string) => ReactNode
}

/** A list whose entries can be dragged, moved with buttons, and removed. */
export function SortedList({ names, onMove, onRemove, show, below }: SortedListProps) {
  const text = useText()
  const [dragged, setDragged] = useState<string>()
  const move = (name: string, to: number) => {
    const others = names.filter((one) => one !== name)
    onMove([...others.slice(0, to), name, ...others.slice(to)])
  }
  return (
    <ol className="sorted">
      {names.map((name, index) => (
        <li
          key={name}
          className="sorted-entry"
          data-dragged={dragged === name || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            if (dragged !== undefined && dragged !== name) move(dragged, index)
          }}
          onDrop={(event) => event.preventDefault()}
        >
          <div
            className="sorted-row"
            draggable
            onDragStart={() => setDragged(name)}
            onDragEnd={() => setDragged(undefined)}
          >
            <span className="grip">
              <Icon name="grip" />
            </span>
            <div className="sorted-name">{show?.(name) ?? name}</div>
            <button
              type="button"
              className="icon"
              disabled={index === 0}
              aria-label={text('move-up', { name })}
              onClick={() => move(name, index - 1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon"
              disabled={index === names.length - 1}
              aria-label={text('move-down', { name })}
              onClick={() => move(name, index + 1)}
            >
              <Icon name="down" />
            </button>
            <button type="button" className="icon" aria-label={text('remove', { name })} onClick={() => onRemove(name)}>
              <Icon name="close" />
            </button>
          </div>
          {below?.(name)}
        </li>
      ))}
    </ol>
  )
}
