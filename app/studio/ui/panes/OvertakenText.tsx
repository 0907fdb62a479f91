import { useId } from 'react'
import { ask } from '../client.ts'
import { focusNeighbour } from '../fields/focus-neighbour.ts'
import { withLineFeeds } from '../model/line-ends.ts'
import { dropOvertaken, useOvertakenTexts } from '../overtaken-texts.ts'
import { showFailure, useStudio } from '../studio-state.ts'
import { type FileText, typeText } from '../typed-texts.ts'
import { useText } from '../use-text.ts'

/**
 * The operator's text of a file that somebody else has changed in the meantime. One button puts it into the draft, the
 * other button discards it. Renders nothing for a file without such a text.
 */
export function OvertakenText({ file }: { readonly file: string }) {
  const text = useText()
  const id = useId()
  const brand = useStudio((state) => state.brand?.brand)
  const kept = useOvertakenTexts((texts) => texts[file])
  if (kept === undefined || brand === undefined) return null
  const finish = (button: Element) => {
    focusNeighbour(button, '.overtaken')
    dropOvertaken(file)
  }
  const replaceFile = async (button: Element) => {
    const current = await ask<FileText>(`text?${new URLSearchParams({ brand, file }).toString()}`)
    typeText(file, kept, current.text)
    finish(button)
  }
  return (
    <section className="overtaken" aria-labelledby={id}>
      <h3 id={id}>{text('own-text', { file })}</h3>
      <p className="field-help">{text('own-text-hint')}</p>
      <textarea aria-labelledby={id} readOnly rows={8} value={withLineFeeds(kept)} />
      <button
        type="button"
        className="small"
        onClick={({ currentTarget }) => void replaceFile(currentTarget).catch(showFailure)}
      >
        {text('use-own-text')}
      </button>
      <button type="button" className="small" onClick={({ currentTarget }) => finish(currentTarget)}>
        {text('discard-own-text')}
      </button>
    </section>
  )
}
