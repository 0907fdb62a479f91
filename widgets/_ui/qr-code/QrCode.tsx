import { Suspense } from 'react'
import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { lazyPart } from '../../../runtime/widget-api/widget.ts'
import styles from './QrCode.module.css'

const Drawing = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG)

interface QrCodeProps {
  /** The text of the code, such as a link. */
  readonly text: string
  /** The name of the code for a screen reader. */
  readonly label: string
  /** Width and height in CSS pixels, without the frame. */
  readonly size?: number
}

/** A QR code on white, so that cameras read it in every theme. It reserves its space while the drawing loads. */
export function QrCode({ text, label, size = 168 }: QrCodeProps) {
  const isLive = useIsLive()
  return (
    <div className={styles.frame} style={{ width: size + 2 * margin, height: size + 2 * margin }}>
      {isLive ? (
        <Suspense>
          <Drawing value={text} size={size} level="M" title={label} role="img" />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The white margin, in CSS pixels: about four of the code's squares if the text is a link. */
const margin = 20
