import { contrastPairs, createContrast } from '../../../../runtime/manifest/contrast.ts'
import { useStudio } from '../studio-state.ts'
import { labelOf } from '../model/field-schema.ts'
import { useText, useWords } from '../use-text.ts'

const themes = ['light', 'dark'] as const

/** The contrast of each pair of colours in both themes, with unsaved changes. */
export function ContrastTable() {
  const text = useText()
  const words = useWords()
  const tokens = useStudio(({ values }) => values.merged.tokens)
  const ratios = themes.map((theme) => [theme, createContrast(tokens, theme)] as const)
  return (
    <section className="contrast" aria-labelledby="contrast-title">
      <h2 id="contrast-title">{text('contrast')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('colours')}</th>
            <th scope="col">{text('light')}</th>
            <th scope="col">{text('dark')}</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([foreground, background, needed]) => (
            <tr key={`${foreground} ${background}`}>
              <th scope="row">
                {text('contrast-pair', { text: words(labelOf(foreground)), behind: words(labelOf(background)) })}
                <small>{text('contrast-needed', { ratio: needed })}</small>
              </th>
              {ratios.map(([theme, contrast]) => {
                const ratio = contrast(foreground, background)
                return (
                  <td key={theme} data-good={ratio === undefined ? undefined : ratio >= needed}>
                    {ratio === undefined ? '–' : (Math.floor(ratio * 100) / 100).toFixed(2)}
                    {ratio !== undefined && <span aria-hidden="true">{ratio >= needed ? ' ✓' : ' ✕'}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
