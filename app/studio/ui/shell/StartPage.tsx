import { type FormEvent, useEffect, useState } from 'react'
import type { BrandEntry } from '../../messages.ts'
import { ask, ownToken } from '../client.ts'
import { showFailure, unavailableReason, useStudio } from '../studio-state.ts'
import { describeFailure } from '../texts.ts'
import { useCreateRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Notice } from './Notice.tsx'

/**
 * The address of a brand's editor, with the host name of the brand's preview. The ports differ, so the preview belongs
 * to the same site but has another origin.
 */
const addressOf = (id: string) => `http://${id}.localhost:${location.port}/#${ownToken()}`

/** The brands of the folder, and a form that creates a brand. */
export function StartPage() {
  const text = useText()
  const folder = useStudio((state) => state.product?.merchantsFolder)
  const [brands, setBrands] = useState<readonly BrandEntry[]>()
  useEffect(() => {
    ask<readonly BrandEntry[]>('brands').then(setBrands).catch(showFailure)
  }, [])
  return (
    <main className="start">
      <header>
        <h1>{text('studio')}</h1>
        <LanguageChoice />
      </header>
      <p className="field-help">
        {text('brands-hint')} <code>{folder}</code>
      </p>
      <ul className="brands" aria-label={text('brands')} aria-busy={brands === undefined}>
        {(brands ?? []).map(({ id, name, errors, accent }) => (
          <li key={id}>
            <a href={addressOf(id)}>
              <Dot colour={accent} />
              <strong>{name}</strong>
              <code>{id}</code>
              <span className="badge" data-kind={errors > 0 ? 'error' : undefined}>
                {errors === 0
                  ? text('no-errors')
                  : errors === 1
                    ? text('errors-one')
                    : text('errors', { count: errors })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NewBrand brands={brands ?? []} />
      <Notice />
    </main>
  )
}

function Dot({ colour = '#888888' }: { readonly colour?: string | undefined }) {
  return (
    <svg className="dot" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colour} />
    </svg>
  )
}

function NewBrand({ brands }: { readonly brands: readonly BrandEntry[] }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Error>()
  const language = useStudio((state) => state.language)
  const refusal = useCreateRefusal()
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The button keeps the focus during a request, so it is not disabled.
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    setFailed(undefined)
    ask<BrandEntry>('create', {
      brand: field('brand'),
      name: field('name'),
      accent: field('accent'),
      from: field('from'),
    })
      .then(({ id }) => location.assign(addressOf(id)))
      .catch((error: unknown) => {
        setBusy(false)
        if (unavailableReason(error) === undefined && error instanceof Error) setFailed(error)
        else showFailure(error)
      })
  }
  if (refusal !== undefined) return <p className="locked">{refusal}</p>
  return (
    <form className="new-brand" onSubmit={create} aria-labelledby="new-brand">
      <h2 id="new-brand">{text('new-brand')}</h2>
      <label>
        {text('brand-id')}
        <input
          name="brand"
          required
          pattern="(?=.{2,32}$)[a-z0-9]+(?:-[a-z0-9]+)*"
          title={text('brand-id-hint')}
          autoComplete="off"
          aria-describedby="new-brand-failure"
        />
      </label>
      <label>
        {text('brand-name')}
        <input name="name" required maxLength={40} autoComplete="off" />
      </label>
      <label>
        {text('brand-accent')}
        <input name="accent" type="color" defaultValue="#7a1fd8" />
      </label>
      <label>
        {text('brand-from')}
        <select name="from" defaultValue="base">
          <option value="base">{text('brand-from-base')}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="strong" aria-disabled={isBusy}>
        {text('create')}
      </button>
      <div id="new-brand-failure" className="form-failure" role="alert">
        {failed && <p className="field-issue">{describeFailure(failed, language)}</p>}
      </div>
    </form>
  )
}
