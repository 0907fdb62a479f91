import styles from './Medal.module.css'

/** The badge of a level: its number on a medal. Hidden from screen readers, which read the level beside it. */
export function Medal({ level, size = 64 }: { readonly level: number; readonly size?: number }) {
  return (
    <svg className={styles.medal} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path className={styles.ribbon} d="M20 36 12 60l10-4 6 7 6-20Zm24 0 8 24-10-4-6 7-6-20Z" />
      <path
        className={styles.rim}
        d="m32 2 6.500 5 8.100-.9 3.200 7.500 7.500 3.200-.9 8.100 5 6.500-5 6.500.9 8.100-7.500 3.200-3.200 7.500-8.100-.9L32 61l-6.500-5.200-8.100.9-3.200-7.500-7.500-3.200.9-8.100-5-6.500 5-6.500-.9-8.100 7.500-3.200 3.200-7.500 8.100.9Z"
        transform="translate(6.400 4) scale(.8)"
      />
      <circle className={styles.face} cx="32" cy="29.500" r="17" />
      <text className={styles.number} x="32" y="37" textAnchor="middle">
        {level}
      </text>
    </svg>
  )
}
