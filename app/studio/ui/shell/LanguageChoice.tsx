import { setLanguage, useStudio } from '../studio-state.ts'
import { isLanguage, languages } from '../texts.ts'
import { useText } from '../use-text.ts'

/** The choice of the studio's own language. */
export function LanguageChoice() {
  const text = useText()
  const language = useStudio((state) => state.language)
  return (
    <select
      className="quiet"
      aria-label={text('studio-language')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
    >
      {Object.entries(languages).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
