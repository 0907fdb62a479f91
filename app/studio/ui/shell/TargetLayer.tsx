import { useId } from 'react'
import type { Section } from '../model/sections.ts'
import { isCommon } from '../brand-edits.ts'
import { setTarget, useStudio } from '../studio-state.ts'
import { layerTitle } from '../use-layer-note.ts'
import { refusalOf } from '../../rights.ts'
import { useWholeRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'

/** Shows and chooses the layer that receives the changes. Names the other brands that the changes affect. */
export function TargetLayer({ section }: { readonly section: Section }) {
  const text = useText()
  const id = useId()
  const target = useStudio((state) => state.target)
  const brand = useStudio((state) => state.brand)
  const layers = brand?.layers.filter(({ isWritable }) => isWritable).toReversed() ?? []
  const isCommonSection = section.pointers.every(isCommon)
  const offered = isCommonSection ? layers.filter(({ name }) => !name.includes('/')) : layers
  const chosen = isCommonSection ? (target.split('/')[0] ?? target) : target
  const others = layers.find(({ name }) => name === chosen)?.touches.filter((one) => one !== brand?.brand) ?? []
  const rights = useStudio((state) => state.product?.rights)
  const refusal = useWholeRefusal(section.pointers)
  const isLocked = (name: string) => ['brand', 'layer'].includes(refusalOf(rights, name, '/') ?? '')
  return (
    <div className="target">
      {offered.length > 0 && (
        <>
          <label htmlFor={id}>{text('write-to')}</label>
          <select id={id} value={chosen} onChange={(event) => setTarget(event.target.value)}>
            {offered.map(({ name }) => (
              <option key={name} value={name} disabled={isLocked(name)}>
                {layerTitle(text, name)}
              </option>
            ))}
          </select>
        </>
      )}
      {refusal !== undefined && <p className="locked">{refusal}</p>}
      {others.length > 0 && <strong className="reaches">{text('reaches', { brands: others.join(', ') })}</strong>}
      {isCommonSection && <span className="field-help">{text('everywhere')}</span>}
    </div>
  )
}
