import { useId, useState } from 'react'
import { ask } from '../client.ts'
import { focusNeighbour } from '../fields/focus-neighbour.ts'
import { withLineFeeds } from '../model/line-ends.ts'
import { dropOvertaken, type OvertakenText, useOvertakenTexts } from '../overtaken-texts.ts'
import { reloadPreview, showFailure, useStudio } from '../studio-state.ts'
import { type FileText, sendTexts, typeText } from '../typed-texts.ts'
import { useText } from '../use-text.ts'

/**
 * The operator's texts of a file that somebody else has changed in the meantime. One button puts a text into the draft,
 * the other button discards it. Renders nothing for a file without such a text.
 */
export function OvertakenTexts({ file }: { readonly file: string }) {
  const folder = useStudio((state) => state.product?.merchantsFolder)
  const texts = useOvertakenTexts().filter((one) => one.file === file && one.folder === folder)
  return texts.map((one) => <Kept key={one.text} kept={one} />)
}

function Kept({ kept }: { readonly kept: OvertakenText }) {
  const text = useText()
  const id = useId()
  const brand = useStudio((state) => state.brand?.brand)
  const [isReplacing, setReplacing] = useState(false)
  if (brand === undefined) return null
  const { file } = kept
  const finish = (button: Element) => {
    focusNeighbour(button, '.overtaken')
    dropOvertaken(kept)
  }
  const replaceFile = async (button: Element) => {
    setReplacing(true)
    const current = await ask<FileText>(`text?${new URLSearchParams({ brand, file }).toString()}`).finally(() =>
      setReplacing(false),
    )
    typeText(file, kept.text, current.text)
    finish(button)
    // An open page does not show the new text of a text page.
    await sendTexts()
    reloadPreview()
  }
  return (
    <section className="overtaken" aria-labelledby={id}>
      <h3 id={id}>{text('own-text', { file })}</h3>
      <p className="field-help">{text('own-text-hint')}</p>
      <textarea aria-labelledby={id} readOnly rows={8} value={withLineFeeds(kept.text)} />
      <button
        type="button"
        className="small"
        onClick={({ currentTarget }) => void replaceFile(currentTarget).catch(showFailure)}
      >
        {text('use-own-text')}
      </button>
      <button
        type="button"
        className="small"
        disabled={isReplacing}
        onClick={({ currentTarget }) => finish(currentTarget)}
      >
        {text('discard-own-text')}
      </button>
    </section>
  )
}
