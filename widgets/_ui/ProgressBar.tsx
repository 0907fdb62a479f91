import type { AriaAttributes } from 'react'
import styles from './ProgressBar.module.css'

interface ProgressBarProps extends AriaAttributes {
  /** From 0 to 100. */
  readonly percent: number
}

/** A bar that shows a progress. Its label comes from an attribute such as `aria-label`. */
export function ProgressBar({ percent, ...labels }: ProgressBarProps) {
  return <progress className={styles.bar} max={100} value={percent} {...labels} />
}
