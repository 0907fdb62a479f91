import type { Bar } from './bar.ts'
import { build, choice, section } from './build.ts'

/**
 * Chooses the shown site: its brand, environment, language and device. Reads the address at each choice, because the
 * site navigates without loading the bar again.
 */
export function sitePart({ info }: Bar): HTMLElement {
  const enter = (origin: string, environment: string) =>
    location.assign(`${origin}/__livery/enter?${new URLSearchParams({ environment, path: here() }).toString()}`)
  const brandOrigin = (id: string) => `http://${id}.localhost${location.port ? `:${location.port}` : ''}`
  const codes = info.locales.map(({ code }) => code)
  const { locale } = placeIn(codes)

  const chooseDevice = (device: string) => {
    if (device !== '') location.assign(`/__livery/frame?${new URLSearchParams({ path: here(), device }).toString()}`)
  }
  const origin = `http://localhost${location.port ? `:${location.port}` : ''}`
  const sideBySide = build('a', {}, 'Side by side')
  const lead = () => {
    const { locale, rest } = placeIn(codes)
    sideBySide.href = `${origin}/__livery/side-by-side?${new URLSearchParams({ path: rest || '/', locale }).toString()}`
  }
  lead()
  for (const kind of ['pointerdown', 'focus']) sideBySide.addEventListener(kind, lead)
  return section(
    'Site',
    choice(
      'Brand',
      info.brands.map(({ id, name }) => [id, name] as const),
      info.brand,
      (id) => enter(brandOrigin(id), info.environment),
    ),
    choice(
      'Environment',
      info.environments.map((one) => [one, one] as const),
      info.environment,
      (environment) => enter('', environment),
    ),
    choice(
      'Language',
      info.locales.map(({ code, name }) => [code, name] as const),
      locale,
      (code) => {
        const { rest } = placeIn(codes)
        location.assign(`/${code}${rest === '/' ? '' : rest}`)
      },
    ),
    choice(
      'Device',
      [
        ['', 'This window'],
        ['phone', 'Phone, 390 × 844'],
        ['tablet', 'Tablet, 820 × 1180'],
        ['desktop', 'Desktop, 1280 × 800'],
      ],
      '',
      chooseDevice,
    ),
    build(
      'p',
      { className: 'links' },
      sideBySide,
      build('a', { href: '/__livery/gallery' }, 'Gallery'),
      build('a', { href: `${origin}/` }, 'All brands'),
    ),
  )
}

const here = () => `${location.pathname}${location.search}`

/** The locale of the page, and its path and query below the locale. */
function placeIn(codes: readonly string[]): { readonly locale: string; readonly rest: string } {
  const [, first = ''] = location.pathname.split('/')
  if (codes.includes(first)) return { locale: first, rest: here().slice(first.length + 1) }
  return { locale: codes.find((code) => code.startsWith(document.documentElement.lang)) ?? '', rest: here() }
}
