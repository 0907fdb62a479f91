import { useEffect } from 'react'
import { ownToken, StudioFailure } from '../client.ts'
import { loadProduct, showFailure, useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'
import { Editor } from './Editor.tsx'
import { StartPage } from './StartPage.tsx'

/** The brand that the page's own name leads to: `acme.localhost`. The list of brands is at `localhost`. */
const ownBrand = (): string | undefined => /^([a-z0-9-]+)\.localhost$/.exec(location.hostname)?.[1]

/** The studio: the list of brands, or the editor of one. */
export function App() {
  const text = useText()
  const product = useStudio((state) => state.product)
  const away = useStudio((state) => state.away)
  const notice = useStudio((state) => state.notice)
  useEffect(() => {
    loadProduct().catch((error: unknown) => {
      if (error instanceof StudioFailure && error.status === 403) sessionStorage.clear()
      showFailure(error)
    })
  }, [])
  if (ownToken() === '' || (!product && (notice?.isError || away === 'restarted')))
    return (
      <main className="middle">
        <h1>{text('no-token')}</h1>
        <p>{text('no-token-hint')}</p>
      </main>
    )
  const brand = ownBrand()
  return (
    <>
      {away && (
        <p className="lost" role="alert">
          {text(away)}
        </p>
      )}
      {product ? (
        brand === undefined ? (
          <StartPage />
        ) : (
          <Editor merchant={brand} />
        )
      ) : (
        <main className="middle" aria-busy="true">
          <p>{text('loading')}</p>
        </main>
      )}
    </>
  )
}
