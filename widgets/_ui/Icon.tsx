import { findIcon } from '../../runtime/widget-api/pages.ts'
import styles from './Icon.module.css'

/** Line drawings on a grid of 24, one path each, in the colour of the text beside them. Areas add their own icons. */
const paths: Readonly<Record<string, string>> = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c1-4 4-6 8-6s7 2 8 6',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4l2-2Zm4 4h4',
  book: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5V4Zm14 0h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4V4Z',
  calendar: 'M5 6h14v14H5V6Zm0 4h14M9 3v4m6-4v4',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  check: 'm5 12 5 5L19 7',
  chevron: 'm9 6 6 6-6 6',
  'chevron-down': 'm6 9 6 6 6-6',
  copy: 'M9 9h11v11H9V9Zm-4 6H4V4h11v1',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off': 'M4 4l16 16M10 6c4-1 8 1 11 6l-2 3M6 8c-1 1-2 2-3 4 4 6 8 8 13 6',
  gift: 'M4 10h16v3H4v-3Zm1 3h14v7H5v-7Zm7-3v10M12 10c-4 0-5-5-2-5 2 0 2 3 2 5Zm0 0c4 0 5-5 2-5-2 0-2 3-2 5Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.5 7a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01',
  history: 'M4 12a8 8 0 1 0 3-6L4 8m0-4v4h4m4 0v4l3 2',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4v-9Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8h.01',
  lock: 'M6 11h12v9H6v-9Zm2 0V8a4 4 0 1 1 8 0v3',
  login: 'M10 4h9v16h-9M4 12h10m-4-4 4 4-4 4',
  logout: 'M14 4H5v16h9m-4-8h10m-4-4 4 4-4 4',
  mail: 'M4 6h16v12H4V6Zm0 0 8 7 8-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19 14a8 8 0 1 1-9-9 6 6 0 0 0 9 9Z',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c1-4 3-5 6-5s5 1 6 5m1-8a3 3 0 1 0-1-6m2 9c2 0 3 2 4 5',
  phone: 'M8 3h8v18H8V3Zm3 15h2',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  search: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm5 11 5 5',
  send: 'M21 4 3 11l7 3 3 7 8-17Zm-11 10 6-5',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2 2 4-4',
  star: 'm12 4 2.5 5 5.5.8-4 4 1 5.6L12 16.8 7 19.4l1-5.6-4-4 5.5-.8L12 4Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M6 6l1 1m10 10 1 1M6 18l1-1M17 7l1-1',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0V4Zm0 2H4c0 3 1 5 3 5m10-5h3c0 3-1 5-3 5m-5 4v3m-4 2h8',
}

/** A picture beside a text. Screen readers skip it, because the text says the same. */
export function Icon({ name, size = 24 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawingOf(name)} />
    </svg>
  )
}

/** The path of an icon. For an unknown name, which a menu of the backend may contain, the path of the star. */
function drawingOf(name: string): string | undefined {
  return (Object.hasOwn(paths, name) ? paths[name] : findIcon(name)) ?? paths.star
}
