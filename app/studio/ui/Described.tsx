/** The description of a setting or a widget. Words between backquotes are code. */
export function Described({ text }: { readonly text: string }) {
  return (
    <p className="field-help">
      {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part))}
    </p>
  )
}
