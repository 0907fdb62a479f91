import { useRef } from 'react'
import { focusNeighbour } from '../fields/focus-neighbour.ts'
import { issuePlace } from '../model/issue-place.ts'
import { sendText } from '../brand-edits.ts'
import { showFailure, useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { sendAllTexts } from '../typed-texts.ts'
import { goTo, goToPointer } from '../use-place.ts'
import { ask } from '../client.ts'
import type { Fix, Issue } from '../../../../runtime/issues/issue.ts'
import { issueLanguage } from '../../../../runtime/issues/issue-language.ts'

/**
 * The issues of the brand with its drafts. Each has a button to its field. An issue with a certain fix also has a
 * button that applies it.
 */
export function IssueList() {
  const text = useText()
  const brand = useStudio((state) => state.brand)
  const sections = useStudio((state) => state.sections)
  const language = useStudio((state) => state.language)
  const fixing = useRef(Promise.resolve())
  if (!brand) return null
  const { issues } = brand
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const show = (issue: Issue) => {
    const { section, pointer, entry } = issuePlace(sections, issue)
    if (pointer === undefined) goTo(section, entry)
    else goToPointer(sections, pointer)
  }
  // A fix moves the places of other fixes, so the fixes run one after the other.
  const fixNext = (issue: Issue) => {
    fixing.current = fixing.current.then(() => applyFix(issue)).catch(showFailure)
  }
  return (
    <section className="issue-panel" aria-labelledby="issues-title">
      <h2 id="issues-title">
        {text('issues')}
        <span className="badge" data-kind={errors > 0 ? 'error' : undefined}>
          {issues.length}
        </span>
      </h2>
      {issues.length === 0 ? (
        <p className="good">✓ {text('no-issues')}</p>
      ) : (
        <>
          {language !== issueLanguage && <p className="field-help">{text('issues-in-english')}</p>}
          <ul className="issues">
            {issues.map((issue) => (
              <li
                key={`${issue.file} ${issue.line} ${issue.column} ${issue.code} ${issue.message}`}
                data-severity={issue.severity}
              >
                <p>
                  <strong>{text(issue.severity === 'error' ? 'issue-error' : 'issue-warning')}</strong>{' '}
                  {/* Issues are in English in every language of the studio. */}
                  <span lang={issueLanguage}>
                    {issue.message} {issue.suggestion}
                  </span>
                </p>
                <code>
                  {issue.file}:{issue.line}
                </code>
                <span className="actions">
                  <button type="button" className="small" onClick={() => show(issue)}>
                    {text('show-field')}
                  </button>
                  {issue.fix && (
                    <button
                      type="button"
                      className="small"
                      onClick={({ currentTarget }) => {
                        focusNeighbour(currentTarget, 'li')
                        fixNext(issue)
                      }}
                    >
                      {text('fix')}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Applies the fix of an issue, unless the brand no longer has the issue, for example after a double click. */
async function applyFix(issue: Issue): Promise<void> {
  // A fix refers to offsets in the text. Typed text that the studio has not received yet may shift them.
  await sendAllTexts()
  const { brand } = useStudio.getState()
  const fix = brand && currentFix(brand.issues, issue)
  if (!fix) return
  const query = new URLSearchParams({ brand: brand.brand, file: fix.file }).toString()
  const { text: shown } = await ask<{ text: string }>(`text?${query}`)
  const mended = shown.slice(0, fix.start) + fix.text + shown.slice(fix.end)
  await sendText({ file: fix.file, shown, text: mended })
}

/** The fix of an issue, with its offsets in the current text. Undefined if the brand no longer has the issue. */
function currentFix(issues: readonly Issue[], { file, code, pointer, message, line, column }: Issue): Fix | undefined {
  const alike = issues.filter(
    (one) => one.file === file && one.code === code && one.pointer === pointer && one.message === message,
  )
  const same = alike.length === 1 ? alike[0] : alike.find((one) => one.line === line && one.column === column)
  return same?.fix
}
