import { memo } from 'react'

/** The names that a field suggests. There may be thousands of names, so they render again only after a change. */
export const Suggestions = memo(function Suggestions({
  id,
  names,
}: {
  readonly id: string
  readonly names: readonly string[]
}) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
})
