import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ContentTexts } from '../../messages.ts'
import { ask } from '../client.ts'
import { withLineFeeds } from '../model/line-ends.ts'
import { labelOf } from '../model/field-schema.ts'
import { showFailure, reloadPreview, useStudio } from '../studio-state.ts'
import { sendTexts, settleTexts, typeText, useTypedTexts } from '../typed-texts.ts'
import { goTo } from '../use-place.ts'
import { useLayerNote } from '../use-layer-note.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { OvertakenTexts } from './OvertakenTexts.tsx'

/** The minimum delay from the last keystroke to the reload of the preview, in ms. */
const reloadDelay = 500

/**
 * A text page in Markdown, with the languages side by side, as the edited folder contains or inherits it. Typing
 * creates the folder's own text.
 */
export function ContentPane({ chosen }: { readonly chosen: string | undefined }) {
  const text = useText()
  const note = useLayerNote()
  const refusal = useRefusal('content')
  const id = useId()
  const content = useStudio((state) => state.brand?.content) ?? {}
  const languages = useStudio((state) => state.product?.languages) ?? []
  const pages = Object.keys(content).toSorted()
  const page = chosen ?? pages[0]
  const { loaded, fileOf, textOf, setText } = useContent(page)
  const openPage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('page') ?? '')
    goTo('texts', name)
    event.currentTarget.reset()
  }
  return (
    <>
      {/* The studio writes a text page to the same layer as a message. */}
      <p className="target">{note('/messages')}</p>
      {refusal !== undefined && <p className="locked">{refusal}</p>}
      <div className="chooser">
        <label htmlFor={id}>{text('text-page')}</label>
        <select id={id} value={page ?? ''} onChange={(event) => goTo('texts', event.target.value)}>
          {page !== undefined && !pages.includes(page) && <option value={page}>{labelOf(page)}</option>}
          {pages.map((one) => (
            <option key={one} value={one}>
              {labelOf(one)}
            </option>
          ))}
        </select>
        <form className="chip-form" onSubmit={openPage}>
          <input
            name="page"
            required
            pattern="[a-z0-9][a-z0-9\-]{0,63}"
            title={text('text-page-hint')}
            aria-label={text('new-text-page')}
            placeholder={text('new-text-page')}
            autoComplete="off"
          />
          <button type="submit" className="small">
            {text('add')}
          </button>
        </form>
      </div>
      <p className="field-help">{text('markdown-hint')}</p>
      <div className="content-languages">
        {page !== undefined &&
          loaded &&
          languages.map((language) => {
            const folder = loaded.folders[language]
            const effective = content[page]?.[language]
            return (
              <section key={language} aria-labelledby={`${id}-${language}`}>
                <h2 id={`${id}-${language}`}>
                  {new Intl.DisplayNames([language], { type: 'language' }).of(language)}
                  <span className="badge" data-kind={folder === loaded.folder ? 'own' : undefined}>
                    {folder === undefined
                      ? text('not-set')
                      : folder === loaded.folder
                        ? text('own')
                        : text('inherited', { layer: folder })}
                  </span>
                  {effective !== undefined && effective !== folder && (
                    <span className="badge" data-kind="hidden">
                      {text('hidden', { layer: effective })}
                    </span>
                  )}
                </h2>
                <OvertakenTexts file={fileOf(language)} />
                <textarea
                  lang={language}
                  aria-label={`${page} (${language})`}
                  rows={24}
                  readOnly={refusal !== undefined}
                  value={textOf(language)}
                  onChange={(event) => setText(language, event.target.value)}
                />
              </section>
            )
          })}
      </div>
    </>
  )
}

/**
 * Reads and changes the texts of a page in the edited folder. `loaded` contains the studio's texts after they have
 * loaded. `fileOf` is the file of a language. `textOf` prefers the typed text of a language.
 */
function useContent(page: string | undefined) {
  const brand = useStudio((state) => state.brand?.brand)
  // An undo, another window or another program may have changed the texts.
  const revision = useStudio((state) => state.brand?.revision)
  const folder = useStudio((state) => state.target.split('/')[0])
  const typed = useTypedTexts()
  const [received, setReceived] = useState<ContentTexts>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fileOf = (language: string) => `${folder}/content/${language}/${page}.md`
  useEffect(() => {
    if (brand === undefined || page === undefined || folder === undefined) return
    let isCurrent = true
    ask<ContentTexts>(`content?${new URLSearchParams({ brand, page, folder }).toString()}`)
      .then((found) => {
        if (!isCurrent) return
        setReceived(found)
        settleTexts(Object.keys(useTypedTexts.getState()).filter((file) => file.endsWith(`/${page}.md`)))
      })
      .catch(showFailure)
    return () => {
      isCurrent = false
    }
  }, [brand, page, folder, revision])
  const loaded = received?.page === page && received?.folder === folder ? received : undefined
  return {
    loaded,
    fileOf,
    textOf: (language: string) => withLineFeeds(typed[fileOf(language)] ?? loaded?.texts[language] ?? ''),
    setText: (language: string, text: string) => {
      // If the text is inherited, the edited folder has no file of it yet. So the text before the typing is empty.
      const isOwn = loaded?.folders[language] === folder
      typeText(fileOf(language), text, isOwn ? (loaded?.texts[language] ?? '') : '')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void sendTexts().then(reloadPreview), reloadDelay)
    },
  }
}
