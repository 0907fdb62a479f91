import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import carousel from '../../../../widgets/banners/banner-carousel/BannerCarousel.module.css'
import providerList from '../../../../widgets/games/provider-list/ProviderList.module.css'
import header from '../../../../widgets/layout/header/Header.module.css'
import strip from '../../../../widgets/promotions/promotions-strip/PromotionsStrip.module.css'

interface Row {
  readonly [key: string]: string
}

async function ask(path: string, payload: Row): Promise<Row[]> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', page: '/en-th', domain: location.hostname, device: 'mobile' },
    body: JSON.stringify({ ...payload, language: 'en', langCountry: 'en-th' }),
  })
  return ((await response.json()) as { data: Row[] }).data
}

/** The home page as a hand-written application: it fetches its content at the start, and has its own controls. */
function Home() {
  const [menu, setMenu] = useState(false)
  const [login, setLogin] = useState(false)
  const [slide, setSlide] = useState(0)
  const [banners, setBanners] = useState<Row[]>([])
  const [providers, setProviders] = useState<Row[]>([])
  const [promotions, setPromotions] = useState<Row[]>([])
  useEffect(() => {
    void fetch('/static/frontend/staging/banner.json')
      .then((response) => response.json())
      .then((file: Record<string, Row[]>) => setBanners(file['en-th'] ?? []))
    void ask('provider/provider-list', {}).then(setProviders)
    void ask('promotion/get-promotion-content-list', { currency: 'THB' }).then(setPromotions)
  }, [])
  return (
    <div className="layout" data-arrangement="stack">
      <header data-region="header">
        <div className={header.bar}>
          <img src="/_livery/assets/logo.svg" alt="Phone191" height={36} />
          <div className={header.tools}>
            <button
              type="button"
              data-control="theme"
              onClick={() => {
                document.documentElement.dataset.theme = 'light'
              }}
            >
              Theme
            </button>
            <button type="button" data-control="language" onClick={() => setMenu(!menu)}>
              EN
            </button>
            {menu ? (
              <ul id="language-menu">
                <li>English</li>
                <li>ไทย</li>
              </ul>
            ) : null}
            <button type="button" data-control="login" onClick={() => setLogin(true)}>
              Log in
            </button>
          </div>
        </div>
      </header>
      {login ? (
        <div role="dialog">
          <input id="login-phone" autoFocus />
        </div>
      ) : null}
      <main data-region="main">
        <div className={carousel.frame} data-panels>
          {banners.map((banner, at) => (
            <div key={banner.id} className={carousel.slide} data-shown={at === slide || undefined}>
              <img src={banner.img} alt={banner.title} width={1200} height={525} />
            </div>
          ))}
        </div>
        <div className={carousel.dots}>
          {banners.map((banner, at) => (
            <button
              key={banner.id}
              type="button"
              aria-label={`Banner ${at + 1}`}
              className={carousel.dot}
              aria-current={at === slide}
              onClick={() => setSlide(at)}
            />
          ))}
        </div>
        <ul className={providerList.grid}>
          {providers.slice(0, 60).map((provider, at) => (
            <li key={provider.provider_id} className={providerList.card}>
              <img src={provider.img} alt="" width={320} height={240} loading={at < 12 ? 'eager' : 'lazy'} />
              <span className={providerList.name}>{provider.providerName}</span>
            </li>
          ))}
        </ul>
        <ul className={strip.strip}>
          {promotions.slice(0, 6).map((promotion) => (
            <li key={promotion.promotion_id} className={strip.card}>
              <img src={promotion.img} alt="" width={933} height={525} loading="lazy" />
              <h3>{promotion.title}</h3>
              <p>{promotion.description}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer data-region="footer">Play with care. 20+</footer>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Home />)
