import { useState } from 'react'
import { catalogue } from '../../../schemas/generated/catalogue.ts'
import type { GalleryState } from './gallery-state.ts'
import { WidgetEntry } from './WidgetEntry.tsx'

/** The widgets of the installation, in the theme of a brand and for a guest or a member. */
export function Gallery({ site, now }: GalleryState) {
  const [as, setAs] = useState<'guest' | 'member'>('guest')
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'light')
  const widgets = Object.values(catalogue)
  const areas = [...new Set(widgets.map(({ name }) => name.split('/')[0] ?? ''))]
  return (
    <div className="gallery">
      <header className="gallery-head">
        <h1>{site.merchant.name}</h1>
        <p>{widgets.length} widgets</p>
        <div className="gallery-tools">
          {site.locales.map(({ code, name }) => (
            <a key={code} href={`?locale=${code}`} aria-current={code === site.locale ? 'page' : undefined}>
              {name}
            </a>
          ))}
          <button
            type="button"
            aria-pressed={theme === 'dark'}
            onClick={() => {
              const next = theme === 'dark' ? 'light' : 'dark'
              document.documentElement.dataset.theme = next
              setTheme(next)
            }}
          >
            Dark
          </button>
          <button
            type="button"
            aria-pressed={as === 'member'}
            onClick={() => setAs(as === 'member' ? 'guest' : 'member')}
          >
            As a member
          </button>
          <a href="/">Site</a>
        </div>
      </header>
      <nav className="gallery-list" aria-label="Widgets">
        {areas.map((area) => (
          <section key={area}>
            <h2>{area}</h2>
            <ul>
              {widgets
                .filter(({ name }) => name.startsWith(`${area}/`))
                .map(({ name, title }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{title}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="gallery-main">
        {widgets.map((facts) => (
          <WidgetEntry key={facts.name} facts={facts} site={site} now={now} as={as} />
        ))}
      </main>
    </div>
  )
}
