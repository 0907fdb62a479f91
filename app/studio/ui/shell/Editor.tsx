import { useEffect, useRef, useState } from 'react'
import { refreshBrand, restoreEdits } from '../brand-edits.ts'
import { showFailure, useStudio } from '../studio-state.ts'
import { useLabel, useText } from '../use-text.ts'
import { usePlace } from '../use-place.ts'
import { useSelection } from '../selection.ts'
import { trackChanges } from '../track-changes.ts'
import { sendTexts, restoreTexts } from '../typed-texts.ts'
import { onClosedWithWork } from '../unsent-work.ts'
import { AssetsPane } from '../panes/AssetsPane.tsx'
import { CodePane } from '../panes/CodePane.tsx'
import { ContentPane } from '../panes/ContentPane.tsx'
import { ContrastTable } from '../panes/ContrastTable.tsx'
import { FormPane } from '../panes/FormPane.tsx'
import { MessagesPane } from '../panes/MessagesPane.tsx'
import { PagesPane } from '../panes/PagesPane.tsx'
import { UnreadableBrand, useIsReadable } from '../panes/UnreadableBrand.tsx'
import type { Section } from '../model/sections.ts'
import { IssueList } from './IssueList.tsx'
import { Notice } from './Notice.tsx'
import { Preview } from './Preview.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TargetLayer } from './TargetLayer.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './use-keys.ts'
import { Described } from '../Described.tsx'

/** The editor of one brand: sections at the left, the form in the middle, the preview and the issues at the right. */
export function Editor({ merchant }: { readonly merchant: string }) {
  const text = useText()
  const label = useLabel()
  const brand = useStudio((state) => state.brand)
  const isReadable = useIsReadable()
  const sections = useStudio((state) => state.sections)
  const place = usePlace()
  const [isSaving, setSaving] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const main = useRef<HTMLElement>(null)
  const section = sections.find(({ id }) => id === place.section) ?? sections[0]
  useBrandUpdates(merchant)
  useKeys(() => setSaving(true))
  useWanted(section?.id, place.entry)
  useEffect(() => {
    document.title = `${section ? `${label(section)} · ` : ''}${merchant} · Livery Studio`
  }, [section, merchant, label])
  if (!brand || !section)
    return (
      <main className="middle" aria-busy="true">
        <p>{text('loading')}</p>
        <Notice />
      </main>
    )
  return (
    <div className="editor">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {text('skip')}
      </button>
      <TopBar onReview={() => setSaving(true)} onShare={() => setSharing(true)} />
      <Sidebar current={section.id} />
      <main className="form" key={section.id} ref={main} tabIndex={-1}>
        <header className="form-head">
          <h1>{label(section)}</h1>
          {section.description && <Described text={section.description} />}
          {section.pointers.length > 0 && isReadable && <TargetLayer section={section} />}
        </header>
        {section.pointers.length > 0 && !isReadable ? (
          <UnreadableBrand />
        ) : (
          <Pane section={section} entry={place.entry} />
        )}
      </main>
      <aside className="aside" aria-label={text('preview')}>
        <Preview brand={brand.brand} />
        <IssueList />
      </aside>
      {isSaving && <SaveDialog onClose={() => setSaving(false)} />}
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
      <Notice />
    </div>
  )
}

function Pane({ section, entry }: { readonly section: Section; readonly entry: string | undefined }) {
  switch (section.kind) {
    case 'pages':
    case 'regions':
      return <PagesPane section={section} chosen={entry} />
    case 'messages':
      return <MessagesPane key={entry} chosen={entry} />
    case 'content':
      return <ContentPane chosen={entry} />
    case 'assets':
      return <AssetsPane />
    case 'code':
      return <CodePane chosen={entry} />
    case 'colours':
      return (
        <>
          <FormPane section={section} />
          <ContrastTable />
        </>
      )
    default:
      return <FormPane section={section} />
  }
}

/**
 * Keeps the page's copy of the brand up to date. Connects again while the studio does not respond. Restores the work
 * that earlier pages and closed windows have not sent. Leaves it after a restart, because this page cannot send it.
 */
function useBrandUpdates(merchant: string): void {
  const isReady = useStudio((state) => state.brand !== undefined && state.unavailable !== 'restarted')
  useEffect(() => {
    const ended = new AbortController()
    const refresh = (revision: number) => void refreshBrand(merchant, revision).then(sendTexts).catch(showFailure)
    trackChanges(refresh, showFailure, ended.signal).catch(showFailure)
    return () => ended.abort()
  }, [merchant])
  useEffect(() => {
    if (!isReady) return undefined
    const ended = new AbortController()
    const restore = () => void restoreEdits().then(restoreTexts).catch(showFailure)
    restore()
    onClosedWithWork(restore, ended.signal)
    return () => ended.abort()
  }, [isReady])
}

/** Scrolls to the field that an issue or the preview has requested, or to the field of the nearest parent. */
function useWanted(section: string | undefined, entry: string | undefined): void {
  const wanted = useSelection((state) => state.wanted)
  useEffect(() => {
    if (wanted === undefined) return
    let { pointer } = wanted
    let found: Element | null = null
    while (pointer !== '' && !found) {
      found = document.querySelector(`main [data-pointer="${CSS.escape(pointer)}"]`)
      pointer = pointer.slice(0, pointer.lastIndexOf('/'))
    }
    useSelection.setState({ wanted: undefined })
    found?.closest('details')?.setAttribute('open', '')
    found?.scrollIntoView({ block: 'center' })
    if (wanted.isFocused) found?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [wanted, section, entry])
}
