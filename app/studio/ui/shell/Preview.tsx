import { useEffect, useRef, useState } from 'react'
import { isObject, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { useStudio } from '../studio-store.ts'
import { goToPointer } from '../use-place.ts'
import { useText } from '../use-text.ts'
import { readPageMessage } from './page-message.ts'
import { Icon } from '../Icon.tsx'

/** The sizes that a page is framed in, in CSS px. */
const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const
type Device = keyof typeof devices

interface Visit {
  readonly origin: string
  readonly environment: string
  readonly visitor: string
  readonly locale: string
  readonly locales: readonly string[]
  /** Where the frame is, with or without a locale. */
  readonly path: string
}

/** The address that shows the same page to a visitor in an environment and a language. */
function addressOf({ origin, environment, visitor, locale, locales, path }: Visit): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  const below = locales.includes(first) ? rest : path
  const query = new URLSearchParams({ environment, visitor, path: `/${locale}${below === '/' ? '' : below}` })
  return `${origin}/__livery/enter?${query.toString()}`
}

/**
 * The site of the drafts beside the form. The frame is of another origin: it reaches nothing of the studio, and what it says is
 * read as a message of a closed form.
 */
export function Preview({ brand }: { readonly brand: string }) {
  const text = useText()
  const port = useStudio((state) => state.product?.previewPort)
  const environment = useStudio((state) => state.environment)
  const merged = useStudio(({ values }) => values.merged)
  const sections = useStudio((state) => state.sections)
  const locales = valueAt(merged, '/locales')
  const codes = isObject(locales) ? Object.keys(locales) : []
  const [device, setDevice] = useState<Device>('phone')
  const [visitor, setVisitor] = useState<'guest' | 'member'>('guest')
  const [locale, setLocale] = useState<string>()
  const [isSelecting, setSelecting] = useState(false)
  const [loads, setLoads] = useState(0)
  const path = useRef('')
  /** Whether the frame holds a page of the preview that listens. */
  const isReady = useRef(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(400)
  const shown = locale !== undefined && codes.includes(locale) ? locale : (codes[0] ?? '')
  const origin = `http://${brand}.localhost:${port}`

  const [source, setSource] = useState<string>()
  const allCodes = codes.join(' ')
  useEffect(() => {
    const locales = allCodes.split(' ')
    setSource(addressOf({ origin, environment, visitor, locale: shown, locales, path: path.current }))
  }, [origin, environment, visitor, shown, allCodes, loads])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 400))
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readPageMessage(event.data)
      if (!message) return
      if (message.kind === 'page') {
        path.current = message.path
        isReady.current = true
        frame.current?.contentWindow?.postMessage({ livery: 'select', on: isSelecting }, origin)
      } else {
        setSelecting(false)
        goToPointer(sections, `/${message.block}`)
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [origin, sections, isSelecting])
  useEffect(() => {
    if (isReady.current) frame.current?.contentWindow?.postMessage({ livery: 'select', on: isSelecting }, origin)
  }, [isSelecting, origin])

  const { width, height } = devices[device]
  const scale = Math.min(1, room / width)
  return (
    <section className="preview" aria-label={text('preview')}>
      <div className="preview-tools">
        <select aria-label={text('language')} value={shown} onChange={(event) => setLocale(event.target.value)}>
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <select
          aria-label={text('device')}
          value={device}
          onChange={(event) => setDevice(event.target.value as Device)}
        >
          {(Object.keys(devices) as Device[]).map((one) => (
            <option key={one} value={one}>
              {text(one)}
            </option>
          ))}
        </select>
        <select
          aria-label={text('visitor')}
          value={visitor}
          onChange={(event) => setVisitor(event.target.value as 'guest' | 'member')}
        >
          <option value="guest">{text('guest')}</option>
          <option value="member">{text('member')}</option>
        </select>
        <button
          type="button"
          className="icon"
          aria-pressed={isSelecting}
          aria-label={text('select-block')}
          title={text('select-block')}
          onClick={() => setSelecting(!isSelecting)}
        >
          <Icon name="select" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={text('reload')}
          title={text('reload')}
          onClick={() => setLoads(loads + 1)}
        >
          <Icon name="reload" />
        </button>
        <a
          className="icon"
          href={`${origin}/${shown}`}
          target="_blank"
          rel="noreferrer"
          aria-label={text('open-preview')}
          title={text('open-preview')}
        >
          <Icon name="open" />
        </a>
      </div>
      <div className="stage" ref={stage} role="group" aria-label={text(device)} tabIndex={0}>
        <div className="device" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            key={`${source} ${loads}`}
            title={text('preview')}
            src={source}
            style={{ width, height, transform: `scale(${scale})` }}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          />
        </div>
      </div>
    </section>
  )
}
