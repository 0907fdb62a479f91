import type { ComponentProps } from 'react'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Whether presses do nothing. */
  readonly isDisabled: boolean
}

/** A button that keeps the focus when its own press disables it. An element with `disabled` would lose the focus. */
export function Button({ isDisabled, onClick, ...attributes }: ButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event)
      }}
    />
  )
}
