import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, Transaction } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { Issue } from '../../../../runtime/issues/issue.ts'
import { nonceElement } from '../../messages.ts'
import { completeJson, keysTo, type PlaceFacts } from './complete-json.ts'

interface CodeEditorProps {
  /** The name of the file, for screen readers. */
  readonly label: string
  readonly text: string
  /** Read once, when the editor mounts. */
  readonly isReadOnly: boolean
  readonly issues: readonly Issue[]
  /** The line and column to show, counted from 1. A new object shows the place again. */
  readonly wanted: { readonly line: number; readonly column: number } | undefined
  readonly factsAt: (keys: readonly string[]) => PlaceFacts
  readonly onType: (text: string) => void
}

/** An editor of a JSON file. It marks the file's issues, and takes completions and descriptions from the schemas. */
export function CodeEditor({ label, text, isReadOnly, issues, wanted, factsAt, onType }: CodeEditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ factsAt, onType })
  const given = useRef(text)
  const isLocked = useRef(isReadOnly)
  useEffect(() => {
    latest.current = { factsAt, onType }
  })
  useEffect(() => {
    const editor = new EditorView({
      ...(holder.current ? { parent: holder.current } : {}),
      state: EditorState.create({
        doc: given.current,
        extensions: [
          ...extensions,
          EditorState.readOnly.of(isLocked.current),
          EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>(`meta[name="${nonceElement}"]`)?.nonce ?? ''),
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            ...(isLocked.current ? { 'aria-readonly': 'true' } : {}),
          }),
          autocompletion({ override: [completeJson((keys) => latest.current.factsAt(keys))], icons: false }),
          describe((keys) => latest.current.factsAt(keys)),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const next = state.doc.toString()
            if (!docChanged || next === given.current) return
            given.current = next
            latest.current.onType(next)
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [label])
  useEffect(() => {
    const editor = view.current
    if (!editor || text === editor.state.doc.toString()) return
    given.current = text
    // Replaces only the changed part, so that the caret remains in place if somebody else has changed another part. The
    // editor's own undo does not revert this change.
    editor.dispatch({
      changes: changedPart(editor.state.doc.toString(), text),
      annotations: Transaction.addToHistory.of(false),
    })
  }, [text])
  useEffect(() => {
    const editor = view.current
    if (editor) editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state, issues)))
  }, [issues, text])
  useEffect(() => {
    const editor = view.current
    if (!editor || !wanted) return
    const at = offsetOf(editor.state, wanted.line, wanted.column)
    editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    editor.focus()
  }, [wanted])
  return <div ref={holder} className="code-editor" />
}

/** The part of a text that another text replaces, from the first to the last different character. */
function changedPart(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}

/**
 * The keys of the editor's own undo and redo. If the editor has nothing to undo or redo, the keys reach the page's undo
 * and redo.
 */
const ownHistoryKeys = historyKeymap.map((binding) => ({ ...binding, preventDefault: false }))

/**
 * No extension binds the Tab key, so that it moves the focus out of the editor. Mod-] and Mod-[ change the indentation.
 */
const extensions = [
  lineNumbers(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  json(),
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...ownHistoryKeys,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    { key: 'Mod-]', run: indentMore },
    { key: 'Mod-[', run: indentLess },
  ]),
]

function offsetOf({ doc }: EditorState, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(from + Math.max(0, column - 1), to)
}

function diagnosticsOf(state: EditorState, issues: readonly Issue[]): readonly Diagnostic[] {
  return issues.map(({ line, column, severity, message, suggestion }) => {
    const from = offsetOf(state, line, column)
    const { to: end } = state.doc.lineAt(from)
    return { from, to: end, severity, message: suggestion ? `${message} ${suggestion}` : message }
  })
}

/** Shows the description of the key under the mouse pointer. */
const describe = (factsAt: CodeEditorProps['factsAt']) =>
  hoverTooltip((view, pos): Tooltip | null => {
    const node = syntaxTree(view.state).resolveInner(pos)
    if (node.name !== 'PropertyName') return null
    const text = factsAt(keysTo(view.state, node)).field?.description
    if (!text) return null
    const create = () => {
      const dom = document.createElement('div')
      dom.className = 'code-note'
      dom.textContent = text
      return { dom }
    }
    return { pos: node.from, end: node.to, above: true, create }
  })
