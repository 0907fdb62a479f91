import type { Ref } from 'react'
import type { Wheel } from '../hooks/use-wheel.ts'
import { segmentPath } from '../model/wheel-angle.ts'
import styles from './LuckySpin.module.css'

interface WheelDrawingProps {
  readonly segments: Wheel['segments']
  /** Degrees, clockwise. */
  readonly angle: number
  /** The turning part. */
  readonly disc: Ref<SVGGElement>
}

/** The wheel under its pointer. Screen readers find the prizes in the list of odds. */
export function WheelDrawing({ segments, angle, disc }: WheelDrawingProps) {
  const count = segments.length
  return (
    <svg className={styles.wheel} viewBox="-112 -118 224 230" aria-hidden="true">
      <circle className={styles.rim} r="109" />
      <g ref={disc} style={{ transform: `rotate(${angle}deg)` }}>
        {segments.map(({ id, kind }, place) => (
          <path
            key={id}
            className={styles.segment}
            data-kind={kind}
            data-odd={place % 2}
            d={segmentPath(place, count)}
          />
        ))}
        {segments.map(({ id, label, kind }, place) => (
          <text
            key={id}
            className={styles.label}
            data-kind={kind}
            data-odd={place % 2}
            transform={`rotate(${((place + 0.5) * 360) / count}) translate(0 -62) rotate(-90)`}
            textAnchor="middle"
            dominantBaseline="middle"
            {...(label.length > 9 ? { textLength: 62, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {label}
          </text>
        ))}
      </g>
      {Array.from({ length: 24 }, (_, at) => (
        <circle key={at} className={styles.lamp} cx="0" cy="-104.500" r="2.200" transform={`rotate(${at * 15})`} />
      ))}
      <circle className={styles.hub} r="15" />
      <path className={styles.pointer} d="M-10 -117 H10 L0 -92 Z" />
    </svg>
  )
}
