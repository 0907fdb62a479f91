import { useEffect, useId, useRef, useState } from 'react'
import { ask } from '../client.ts'
import { change, report, useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'
import { goTo } from '../use-place.ts'

/** A file of the brand as text, with its problems by line. Typed text is a draft like any other change. */
export function CodePane({ chosen }: { readonly chosen: string | undefined }) {
  const text = useText()
  const id = useId()
  const brand = useStudio((state) => state.brand)
  const files = brand?.files ?? []
  const file = files.find((one) => one.endsWith(`/${chosen ?? 'manifest.json'}`)) ?? files[0]
  const draft = brand?.drafts.find((one) => one.file === file)?.after
  const [typed, setTyped] = useState<{ readonly file: string; readonly text: string }>()
  const [saved, setSaved] = useState<{ readonly file: string; readonly text: string }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const sending = useRef(false)
  const latest = useRef<string>(undefined)

  useEffect(() => {
    if (!brand || file === undefined || draft !== undefined) return
    ask<{ file: string; text: string }>(`text?${new URLSearchParams({ brand: brand.brand, file }).toString()}`)
      .then(setSaved)
      .catch(report)
  }, [brand, file, draft])

  if (!brand || file === undefined) return null
  const kept = draft ?? (saved?.file === file ? saved.text : '')
  const shown = typed?.file === file ? typed.text : kept
  const send = async (value: string) => {
    latest.current = value
    if (sending.current) return
    sending.current = true
    while (latest.current !== undefined) {
      const next: string = latest.current
      latest.current = undefined
      await change('text', { file, text: next })
    }
    sending.current = false
    setTyped(undefined)
  }
  const issues = brand.issues.filter((issue) => issue.file === file)
  const show = (line: number) => {
    const { current } = area
    const start =
      shown
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    current?.focus()
    current?.setSelectionRange(start, start + (shown.split('\n')[line - 1]?.length ?? 0))
    if (current) current.scrollTop = Math.max(0, (line - 4) * 20)
  }
  return (
    <>
      <div className="chooser">
        <label htmlFor={id}>{text('file')}</label>
        <select
          id={id}
          value={file}
          onChange={(event) => goTo('code', event.target.value.slice(brand.brand.length + 1))}
        >
          {files.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <p className="field-help">{text('code-hint')}</p>
      <div className="code">
        <pre aria-hidden="true">
          {shown
            .split('\n')
            .map((_, index) => index + 1)
            .join('\n')}
        </pre>
        <textarea
          ref={area}
          aria-label={file}
          spellCheck={false}
          wrap="off"
          rows={shown.split('\n').length + 1}
          value={shown}
          onChange={(event) => {
            setTyped({ file, text: event.target.value })
            void send(event.target.value)
          }}
        />
      </div>
      <ul className="issues">
        {issues.map((issue) => (
          <li key={`${issue.line} ${issue.code} ${issue.pointer}`} data-severity={issue.severity}>
            <p>
              {issue.message} {issue.suggestion}
            </p>
            <button type="button" className="small" onClick={() => show(issue.line)}>
              {text('line', { line: issue.line })}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
