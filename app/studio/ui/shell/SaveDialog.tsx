import { useEffect, useState } from 'react'
import { ask } from '../client.ts'
import type { DraftTexts } from '../../messages.ts'
import { lineDiff } from '../model/line-diff.ts'
import { change } from '../brand-edits.ts'
import { notify, type OpenBrand, showFailure, useStudio } from '../studio-state.ts'
import { sendAllTexts } from '../typed-texts.ts'
import { useText } from '../use-text.ts'
import { Button } from '../Button.tsx'
import { Modal } from './Modal.tsx'

/**
 * The changes that a save would write, file by file. Before saving, the operator resolves the files that somebody else
 * has changed.
 */
export function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const brand = useStudio((state) => state.brand)
  const [isBusy, setBusy] = useState(false)
  // Whether the page has sent all typed text. If the dialog read the drafts earlier, they would be outdated, and the
  // studio would refuse to save them.
  const [isSent, setSent] = useState(false)
  useEffect(() => void sendAllTexts().finally(() => setSent(true)), [])
  const read = useDrafts(isSent ? brand : undefined)
  const drafts = read ?? []
  const hasErrors = brand?.issues.some(({ severity }) => severity === 'error')
  const versions = (files: readonly DraftTexts[]) =>
    Object.fromEntries(files.map(({ file, version }) => [file, version]))
  const attempt = async (path: string, body: object) => {
    if (await change(path, body)) return true
    // The request `pause` changes no file. Its response updates the brand, so that the dialog shows the current texts.
    await change('pause')
    return false
  }
  const save = async () => {
    setBusy(true)
    const isSaved = await attempt('save', { files: versions(drafts) })
    setBusy(false)
    if (!isSaved) return
    notify(text('saved-now'))
    onClose()
  }
  return (
    <Modal title={text('review-title')} onClose={onClose}>
      {read?.length === 0 && <p>{text('nothing-changed')}</p>}
      {hasErrors && <p className="field-issue">{text('save-with-errors')}</p>}
      <div className="diffs">
        {drafts.map((draft) => (
          <FileDiff
            key={draft.file}
            draft={draft}
            onDiscard={() => void attempt('discard', { files: versions([draft]) })}
            onResolve={(choice) => void attempt('resolve', resolutionOf(draft, choice))}
          />
        ))}
      </div>
      <footer>
        <button type="button" onClick={onClose}>
          {text('cancel')}
        </button>
        <Button
          className="strong"
          isDisabled={isBusy || drafts.length === 0 || drafts.some(({ conflict }) => conflict)}
          onClick={() => void save()}
        >
          {drafts.length === 1 ? text('save-one') : text('save', { count: drafts.length })}
        </Button>
      </footer>
    </Modal>
  )
}

/** The drafts of a brand with their texts, fetched again after each validation. */
function useDrafts(brand: OpenBrand | undefined): readonly DraftTexts[] | undefined {
  const [drafts, setDrafts] = useState<readonly DraftTexts[]>()
  const name = brand?.brand
  const revision = brand?.revision
  useEffect(() => {
    if (name === undefined || revision === undefined) return
    let isCurrent = true
    ask<readonly DraftTexts[]>(`drafts?${new URLSearchParams({ brand: name }).toString()}`)
      .then((found) => {
        if (isCurrent) setDrafts(found)
      })
      .catch(showFailure)
    return () => {
      isCurrent = false
    }
  }, [name, revision])
  return drafts
}

/** The operator's choice in a conflict, with the two texts that the dialog has shown. */
const resolutionOf = ({ file, version, conflict }: DraftTexts, choice: Choice) => ({
  file,
  version,
  theirs: conflict?.theirs,
  choice,
})

type Choice = 'mine' | 'theirs'

interface FileDiffProps {
  readonly draft: DraftTexts
  readonly onDiscard: () => void
  readonly onResolve: (choice: Choice) => void
}

function FileDiff({ draft, onDiscard, onResolve }: FileDiffProps) {
  const text = useText()
  const { file, before, after, conflict } = draft
  return (
    <section className="diff" aria-label={file}>
      <header>
        <code>{file}</code>
        <button type="button" className="small" onClick={onDiscard} aria-label={text('discard-file', { file })}>
          {text('discard')}
        </button>
      </header>
      {conflict && (
        <div className="conflict" role="alert">
          <strong>{text('conflict-title')}</strong>
          {conflict.clashes?.length === 0 && <p>{text('conflict-merge')}</p>}
          {(conflict.clashes?.length ?? 0) > 0 && (
            <>
              <p>{text('conflict-clash')}</p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text('value-of')}</th>
                    <th scope="col">{text('mine')}</th>
                    <th scope="col">{text('theirs')}</th>
                  </tr>
                </thead>
                <tbody>
                  {conflict.clashes?.map(({ pointer, mine, theirs }) => (
                    <tr key={pointer}>
                      <th scope="row">
                        <code>{pointer}</code>
                      </th>
                      <td>{mine === undefined ? text('nothing') : JSON.stringify(mine)}</td>
                      <td>{theirs === undefined ? text('nothing') : JSON.stringify(theirs)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
          <div className="actions">
            <button type="button" onClick={() => onResolve('mine')}>
              {text('keep-mine')}
            </button>
            <button type="button" onClick={() => onResolve('theirs')}>
              {text('keep-theirs')}
            </button>
          </div>
        </div>
      )}
      <pre tabIndex={0} aria-label={file}>
        {lineDiff(before, after).map((line, index) => (
          // Lines have no other key than their index.
          <span key={index} data-kind={line.kind}>
            {line.kind === 'added' ? '+ ' : line.kind === 'removed' ? '- ' : '  '}
            {line.text}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  )
}
