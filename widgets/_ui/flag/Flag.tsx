import { flags } from './flags.ts'
import styles from './Flag.module.css'

/**
 * A country's flag, for the place before the country's name. Livery draws flags, because not every machine has glyphs
 * of them. Without a drawing, the country's letters replace the flag. Screen readers skip both and read the name.
 *
 * @param country ISO 3166-1 alpha-2, `TH`
 */
export function Flag({ country }: { readonly country: string }) {
  const drawing = Object.hasOwn(flags, country) ? flags[country] : undefined
  if (!drawing)
    return (
      <span className={styles.letters} aria-hidden="true">
        {country.slice(0, 2)}
      </span>
    )
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
      <path d="M0 0h24v16H0Z" fill={drawing.ground} />
      {drawing.shapes.map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  )
}
