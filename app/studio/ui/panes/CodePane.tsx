import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Issue } from '../../../../runtime/issues/issue.ts'
import { issueLanguage } from '../../../../runtime/issues/issue-language.ts'
import { parseObject } from '../../../../runtime/manifest/parse-json.ts'
import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import { ask } from '../client.ts'
import type { PlaceFacts } from '../code/complete-json.ts'
import { placeFacts } from '../code/place-facts.ts'
import { withLineFeeds } from '../model/line-ends.ts'
import { showFailure, useStudio } from '../studio-state.ts'
import { type FileText, settleTexts, typeText, useTypedTexts } from '../typed-texts.ts'
import { goTo } from '../use-place.ts'
import { useFileRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { OvertakenTexts } from './OvertakenTexts.tsx'

const CodeEditor = lazy(async () => ({ default: (await import('../code/CodeEditor.tsx')).CodeEditor }))

const noIssues: readonly Issue[] = []

/** A file of the brand as text, with its issues. Typed text is a draft like any other change. */
export function CodePane({ chosen }: { readonly chosen: string | undefined }) {
  const text = useText()
  const id = useId()
  const brand = useStudio((state) => state.brand?.brand)
  const files = useStudio((state) => state.brand?.files) ?? []
  const allIssues = useStudio((state) => state.brand?.issues) ?? noIssues
  const file = files.find((one) => one.endsWith(`/${chosen ?? 'manifest.json'}`)) ?? files[0]
  const shown = useFileText(file)
  const [wanted, setWanted] = useState<Issue>()
  const path = file?.slice(file.indexOf('/') + 1) ?? ''
  const issues = useMemo(() => allIssues.filter((issue) => issue.file === file), [allIssues, file])
  const factsAt = useFacts(path, shown ?? '')
  const refusal = useFileRefusal(file ?? '')
  if (brand === undefined || file === undefined) return null
  return (
    <>
      <div className="chooser">
        <label htmlFor={id}>{text('file')}</label>
        <select id={id} value={file} onChange={(event) => goTo('code', event.target.value.slice(brand.length + 1))}>
          {files.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      {refusal !== undefined && <p className="locked">{refusal}</p>}
      <p className="field-help">{text('code-hint')}</p>
      <OvertakenTexts file={file} />
      <Suspense fallback={<p aria-busy="true">{text('loading')}</p>}>
        {shown !== undefined && (
          <CodeEditor
            key={`${file} ${refusal === undefined}`}
            label={file}
            text={withLineFeeds(shown)}
            isReadOnly={refusal !== undefined}
            issues={issues}
            wanted={wanted?.file === file ? wanted : undefined}
            factsAt={factsAt}
            onType={(typed) => typeText(file, typed, shown)}
          />
        )}
      </Suspense>
      <ul className="issues">
        {issues.map((issue) => (
          <li key={`${issue.line} ${issue.column} ${issue.code} ${issue.message}`} data-severity={issue.severity}>
            <p lang={issueLanguage}>
              {issue.message} {issue.suggestion}
            </p>
            <button type="button" className="small" onClick={() => setWanted({ ...issue })}>
              {text('line', { line: issue.line })}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The typed text of a file, or else the studio's text: the draft or the file. Undefined until that text has loaded. */
function useFileText(file: string | undefined): string | undefined {
  const brand = useStudio((state) => state.brand?.brand)
  // Another window, or another program, may have changed the file.
  const revision = useStudio((state) => state.brand?.revision)
  const typed = useTypedTexts((texts) => texts[file ?? ''])
  const [loaded, setLoaded] = useState<FileText>()
  useEffect(() => {
    if (brand === undefined || file === undefined) return
    let isCurrent = true
    ask<FileText>(`text?${new URLSearchParams({ brand, file }).toString()}`)
      .then((read) => {
        if (!isCurrent) return
        setLoaded(read)
        settleTexts([file])
      })
      .catch(showFailure)
    return () => {
      isCurrent = false
    }
  }, [brand, file, revision])
  return typed ?? (loaded?.file === file ? loaded?.text : undefined)
}

/** The facts of the schemas and the brand about each place of a file. */
function useFacts(path: string, text: string): (keys: readonly string[]) => PlaceFacts {
  // The value of the last text that was valid JSON. It names the widgets of blocks while the operator types.
  const lastValid = useRef<{ readonly path: string; readonly value: JsonObject }>({ path, value: {} })
  useEffect(() => {
    const value = parseObject(text)
    if (value || lastValid.current.path !== path) lastValid.current = { path, value: value ?? {} }
  }, [path, text])
  return useCallback(
    (keys) => {
      const { product, values } = useStudio.getState()
      return product
        ? placeFacts(product, values, path, keys, lastValid.current.value)
        : { field: undefined, names: [] }
    },
    [path],
  )
}
