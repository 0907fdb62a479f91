import type { Bar } from './bar.ts'
import { build, choice, section } from './build.ts'

/** Chooses the shown site: its brand, environment, language and device. */
export function sitePart({ info }: Bar): HTMLElement {
  const here = `${location.pathname}${location.search}`
  const enter = (origin: string, environment: string, path: string) =>
    location.assign(`${origin}/__livery/enter?${new URLSearchParams({ environment, path }).toString()}`)
  const brandOrigin = (id: string) => `http://${id}.localhost${location.port ? `:${location.port}` : ''}`
  const codes = info.locales.map(({ code }) => code)
  const [, first = ''] = location.pathname.split('/')
  const rest = codes.includes(first) ? here.slice(first.length + 1) : here
  const locale = codes.includes(first)
    ? first
    : (codes.find((code) => code.startsWith(document.documentElement.lang)) ?? '')

  const chooseDevice = (device: string) => {
    if (device !== '') location.assign(`/__livery/frame?${new URLSearchParams({ path: here, device }).toString()}`)
  }
  const origin = `http://localhost${location.port ? `:${location.port}` : ''}`
  const sideBySide = `${origin}/__livery/side-by-side?${new URLSearchParams({ path: rest || '/', locale }).toString()}`
  return section(
    'Site',
    choice(
      'Brand',
      info.brands.map(({ id, name }) => [id, name] as const),
      info.brand,
      (id) => enter(brandOrigin(id), info.environment, here),
    ),
    choice(
      'Environment',
      info.environments.map((one) => [one, one] as const),
      info.environment,
      (environment) => enter('', environment, here),
    ),
    choice(
      'Language',
      info.locales.map(({ code, name }) => [code, name] as const),
      locale,
      (code) => location.assign(`/${code}${rest === '/' ? '' : rest}`),
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
      build('a', { href: sideBySide }, 'Side by side'),
      build('a', { href: '/__livery/gallery' }, 'Gallery'),
      build('a', { href: `${origin}/` }, 'All brands'),
    ),
  )
}
