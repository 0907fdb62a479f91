import { useEffect } from 'react'
import { dropToken, ownToken, retryAfter, StudioFailure } from '../client.ts'
import { loadProduct, showFailure, unavailableReason, useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { Editor } from './Editor.tsx'
import { StartPage } from './StartPage.tsx'

/** The brand in the page's host name, such as `acme.localhost`. Undefined for `localhost`, which lists the brands. */
const ownBrand = (): string | undefined => /^([a-z0-9-]+)\.localhost$/.exec(location.hostname)?.[1]

/** The studio: the list of brands, or the editor of one brand. */
export function App() {
  const text = useText()
  const product = useStudio((state) => state.product)
  const unavailable = useStudio((state) => state.unavailable)
  const notice = useStudio((state) => state.notice)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const load = () =>
      void loadProduct().catch((error: unknown) => {
        if (error instanceof StudioFailure && error.status === 403) dropToken()
        showFailure(error)
        if (unavailableReason(error) === 'no-response') timer = setTimeout(load, retryAfter)
      })
    load()
    return () => clearTimeout(timer)
  }, [])
  if (ownToken() === '' || (!product && (notice?.isError || unavailable === 'restarted')))
    return (
      <main className="middle">
        <h1>{text('no-token')}</h1>
        <p>{text('no-token-hint')}</p>
      </main>
    )
  const brand = ownBrand()
  return (
    <>
      {unavailable && (
        <p className="lost" role="alert">
          {text(unavailable)}
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
