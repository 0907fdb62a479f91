import { StudioIcon } from '../StudioIcon.tsx'
import { useText } from '../use-text.ts'
import { type Device, devices, isDevice } from './devices.ts'

/** The theme of the site, or `brand` for the brand's own choice. */
export type PreviewTheme = 'brand' | 'light' | 'dark'

const themes: readonly PreviewTheme[] = ['brand', 'light', 'dark']

export const isTheme = (value: unknown): value is PreviewTheme => themes.some((one) => one === value)

/** How the preview shows the site. */
export interface PreviewView {
  readonly locale: string
  readonly device: Device
  readonly visitor: 'guest' | 'member'
  readonly theme: PreviewTheme
  /** Whether a press selects a block. If not, a press acts as on the site. */
  readonly isEditing: boolean
}

interface PreviewToolsProps extends PreviewView {
  readonly locales: readonly string[]
  /** The address of the site, for a new tab. */
  readonly address: string
  readonly set: (view: Partial<PreviewView>) => void
  readonly reload: () => void
}

/** The controls above the preview. */
export function PreviewTools({ locales, address, set, reload, ...view }: PreviewToolsProps) {
  const text = useText()
  return (
    <div className="preview-tools">
      <button
        type="button"
        className="edit-on-page"
        aria-pressed={view.isEditing}
        title={text('edit-on-page-hint')}
        onClick={() => set({ isEditing: !view.isEditing })}
      >
        <StudioIcon name="select" /> {text('edit-on-page')}
      </button>
      <select
        aria-label={text('language')}
        value={view.locale}
        onChange={(event) => set({ locale: event.target.value })}
      >
        {locales.map((locale) => (
          <option key={locale}>{locale}</option>
        ))}
      </select>
      <select
        aria-label={text('device')}
        value={view.device}
        onChange={({ target: { value } }) => isDevice(value) && set({ device: value })}
      >
        {Object.keys(devices)
          .filter(isDevice)
          .map((one) => (
            <option key={one} value={one}>
              {text(one)}
            </option>
          ))}
      </select>
      <select
        aria-label={text('visitor')}
        value={view.visitor}
        onChange={(event) => set({ visitor: event.target.value === 'member' ? 'member' : 'guest' })}
      >
        <option value="guest">{text('guest')}</option>
        <option value="member">{text('member')}</option>
      </select>
      <select
        aria-label={text('theme')}
        value={view.theme}
        onChange={({ target: { value } }) => isTheme(value) && set({ theme: value })}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {text(one === 'brand' ? 'brand-theme' : one)}
          </option>
        ))}
      </select>
      <button type="button" className="icon" aria-label={text('reload')} title={text('reload')} onClick={reload}>
        <StudioIcon name="reload" />
      </button>
      <a
        className="icon"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={text('open-preview')}
        title={text('open-preview')}
      >
        <StudioIcon name="open" />
      </a>
    </div>
  )
}
