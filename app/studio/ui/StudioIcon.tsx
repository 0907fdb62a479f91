/** The icons of the studio's buttons: one SVG path each, on a grid of 24 × 24. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  up: 'M12 19V5m-6 6l6-6 6 6',
  down: 'M12 5v14m-6-6l6 6 6-6',
  reset: 'M4 10h10a5 5 0 0 1 0 10h-3M4 10l5-5M4 10l5 5',
  reload: 'M20 11a8 8 0 1 0-2.5 6.5M20 5v6h-6',
  open: 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5',
  select: 'M5 5l6 15 2.2-6.8L20 11z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const

/** An icon of a button. Screen readers ignore it, so the button needs a name. */
export function StudioIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
