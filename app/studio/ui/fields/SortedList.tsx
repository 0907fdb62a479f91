import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { useText } from '../use-text.ts'
import { StudioIcon } from '../StudioIcon.tsx'
import { moveEntry } from '../model/move-entry.ts'
import { focusNeighbour } from './focus-neighbour.ts'

interface SortedListProps {
  readonly names: readonly string[]
  /** Whether the entries can be neither moved nor removed. */
  readonly isLocked?: boolean
  readonly onMove: (names: readonly string[]) => void
  readonly onRemove: (name: string) => void
  /** Renders an entry. Default: its name. A new function renders all rows again. */
  readonly show?: (name: string) => ReactNode
  /** Renders the open form below an entry. A new function renders all rows again, as with `show`. */
  readonly below?: (name: string) => ReactNode
}

/**
 * A list whose entries the operator can remove and move: by dragging, with buttons, or with the arrow keys at the grip.
 * A dragged entry moves once, when it is dropped.
 */
export function SortedList({ names, isLocked = false, onMove, onRemove, show, below }: SortedListProps) {
  const text = useText()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  // Rows keep their handlers, so that a change of one entry renders no other row.
  const latest = useRef({ names, dragged, onMove, onRemove })
  useEffect(() => {
    latest.current = { names, dragged, onMove, onRemove }
  })
  const move = useCallback(
    (name: string, to: number) => {
      const { names: all } = latest.current
      const next = moveEntry(all, name, to)
      if (next === all) return
      latest.current.onMove(next)
      setAnnouncement(text('moved-to', { name, place: next.indexOf(name) + 1, count: next.length }))
    },
    [text],
  )
  const drag = useCallback((name: string | undefined) => {
    setDragged(name)
    setOver(undefined)
  }, [])
  const drop = useCallback(
    (on: string) => {
      const { dragged: name, names: all } = latest.current
      if (name !== undefined) move(name, all.indexOf(on))
      drag(undefined)
    },
    [move, drag],
  )
  const remove = useCallback((name: string) => latest.current.onRemove(name), [])
  const isBelow = dragged !== undefined && over !== undefined && names.indexOf(dragged) < names.indexOf(over)
  return (
    <>
      <ol className="sorted">
        {names.map((name, index) => (
          <SortedRow
            key={name}
            name={name}
            index={index}
            isLocked={isLocked}
            isLast={index === names.length - 1}
            mark={dragged === name ? 'dragged' : over === name ? (isBelow ? 'after' : 'before') : undefined}
            move={move}
            drag={drag}
            over={setOver}
            drop={drop}
            remove={remove}
            show={show}
            below={below}
          />
        ))}
      </ol>
      <p className="unseen" role="status">
        {announcement}
      </p>
    </>
  )
}

interface SortedRowProps extends Pick<SortedListProps, 'show' | 'below'> {
  readonly name: string
  readonly index: number
  readonly isLocked: boolean
  readonly isLast: boolean
  /** `dragged`: the user drags this entry. `before` and `after`: a drop would put the dragged entry there. */
  readonly mark: 'dragged' | 'before' | 'after' | undefined
  readonly move: (name: string, to: number) => void
  readonly drag: (name: string | undefined) => void
  readonly over: (name: string) => void
  readonly drop: (on: string) => void
  readonly remove: (name: string) => void
}

const SortedRow = memo(function SortedRow(props: SortedRowProps) {
  const { name, index, isLocked, isLast, mark, move, drag, over, drop, remove, show, below } = props
  const text = useText()
  const moveBy = (button: HTMLElement, step: -1 | 1) => {
    move(name, index + step)
    // The browser takes the focus from an element that moves in the document.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <li
      className="sorted-entry"
      data-mark={mark}
      onDragOver={(event) => {
        event.preventDefault()
        over(name)
      }}
      onDrop={(event) => {
        event.preventDefault()
        drop(name)
      }}
    >
      <div
        className="sorted-row"
        draggable={!isLocked}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          drag(name)
        }}
        onDragEnd={() => drag(undefined)}
      >
        <button
          type="button"
          className="icon grip"
          disabled={isLocked}
          aria-label={text('move', { name })}
          title={text('move-hint')}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
            if (step === 0) return
            event.preventDefault()
            moveBy(event.currentTarget, step)
          }}
        >
          <StudioIcon name="grip" />
        </button>
        <div className="sorted-name">{show?.(name) ?? name}</div>
        <Button
          className="icon"
          isDisabled={isLocked || index === 0}
          aria-label={text('move-up', { name })}
          onClick={({ currentTarget }) => moveBy(currentTarget, -1)}
        >
          <StudioIcon name="up" />
        </Button>
        <Button
          className="icon"
          isDisabled={isLocked || isLast}
          aria-label={text('move-down', { name })}
          onClick={({ currentTarget }) => moveBy(currentTarget, 1)}
        >
          <StudioIcon name="down" />
        </Button>
        <button
          type="button"
          className="icon"
          disabled={isLocked}
          aria-label={text('remove', { name })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, '.sorted-entry')
            remove(name)
          }}
        >
          <StudioIcon name="close" />
        </button>
      </div>
      {below?.(name)}
    </li>
  )
})
