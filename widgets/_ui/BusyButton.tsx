import type { ButtonHTMLAttributes, Ref } from 'react'

interface BusyButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with a slow action. Until the action ends, it keeps the focus and ignores further presses. */
export function BusyButton({ isBusy, onPress, ...button }: BusyButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onPress()
      }}
      {...button}
    />
  )
}
