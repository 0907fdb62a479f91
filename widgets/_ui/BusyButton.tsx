import type { ButtonHTMLAttributes } from 'react'

interface BusyButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** A button whose press takes a while. Until it is over, it keeps the focus, and another press does nothing. */
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
