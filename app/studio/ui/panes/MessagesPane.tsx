import { useMemo, useState } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { valueIn } from '../model/merge-layers.ts'
import { messageOf } from '../brand-names.ts'
import { MessageField } from '../fields/MessageField.tsx'
import { useStudio } from '../studio-state.ts'
import { isBoolean, isString, useTabState } from '../tab-state.ts'
import { useText } from '../use-text.ts'

/** The number of texts that the pane shows at first, and adds with each press of the button below. */
const step = 40

/** All texts of the site, with the languages side by side. The search remains while the operator is elsewhere. */
export function MessagesPane({ chosen }: { readonly chosen: string | undefined }) {
  const text = useText()
  const product = useStudio((state) => state.product)
  const values = useStudio((state) => state.values)
  const brand = useStudio((state) => state.brand?.brand) ?? ''
  const [lastQuery, storeQuery] = useTabState('messages-search', isString, '')
  const [query, setQuery] = useState(chosen ?? lastQuery)
  const [isOnlyOwn, setOnlyOwn] = useTabState('messages-own', isBoolean, false)
  const [limit, setLimit] = useState(step)
  const languages = product?.languages ?? []
  const ids = useMemo(() => {
    const languages = product?.languages ?? []
    const all = new Set(languages.flatMap((language) => Object.keys(product?.messages[language] ?? {})))
    for (const language of languages) {
      const own = valueAt(values.merged, joinPointer('/messages', language))
      if (isObject(own)) for (const id of Object.keys(own)) all.add(id)
    }
    // The pane is the place to write a text that does not exist yet.
    if (chosen !== undefined) all.add(chosen)
    return [...all].toSorted()
  }, [product, values.merged, chosen])
  const isOwn = (id: string) =>
    languages.some((language) => valueIn(values, brand, joinPointer('/messages', language, id)) !== undefined)
  const words = query.toLowerCase()
  const found = ids.filter(
    (id) =>
      (!isOnlyOwn || isOwn(id)) &&
      (id.toLowerCase().includes(words) ||
        languages.some((language) => messageOf(id, language, values)?.toLowerCase().includes(words))),
  )
  return (
    <>
      <div className="filters">
        <input
          type="search"
          aria-label={text('search')}
          placeholder={text('search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            storeQuery(event.target.value)
            setLimit(step)
          }}
        />
        <label className="tick">
          <input type="checkbox" checked={isOnlyOwn} onChange={() => setOnlyOwn(!isOnlyOwn)} />
          {text('only-own')}
        </label>
      </div>
      {found.length === 0 && <p className="field-help">{text('no-rows')}</p>}
      <div className="messages">
        {found.slice(0, limit).map((id) => (
          <div key={id} className="message" role="group" aria-label={id} data-own={isOwn(id) || undefined}>
            <code>{id}</code>
            <div className="message-languages">
              {languages.map((language) => (
                <MessageField key={language} id={id} language={language} label={`${id} (${language})`} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {found.length > limit && (
        <button
          type="button"
          className="small"
          onClick={({ currentTarget }) => {
            // The last press removes the button.
            const last = currentTarget.previousElementSibling?.lastElementChild
            if (found.length <= limit + step) last?.querySelector('textarea')?.focus()
            setLimit(limit + step)
          }}
        >
          {text('more-rows', { count: Math.min(step, found.length - limit) })}
        </button>
      )}
    </>
  )
}
