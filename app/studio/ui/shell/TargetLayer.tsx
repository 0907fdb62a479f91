import { useId } from 'react'
import type { Section } from '../model/sections.ts'
import { setTarget, useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'

/** The layer that changes are written to, and whom else they reach. */
export function TargetLayer({ section }: { readonly section: Section }) {
  const text = useText()
  const id = useId()
  const target = useStudio((state) => state.target)
  const brand = useStudio((state) => state.brand)
  const layers = brand?.layers.filter(({ isWritable }) => isWritable).toReversed() ?? []
  const isCommon = section.pointers.every((pointer) => /^\/(?:tokens|messages)(?:\/|$)/.test(pointer))
  const offered = isCommon ? layers.filter(({ name }) => !name.includes('/')) : layers
  const chosen = isCommon ? (target.split('/')[0] ?? target) : target
  const others = layers.find(({ name }) => name === chosen)?.touches.filter((one) => one !== brand?.brand) ?? []
  const titleOf = (name: string) => {
    const [folder = '', environment] = name.split('/')
    return environment === undefined
      ? text('every-environment', { brand: folder })
      : text('one-environment', { brand: folder, environment })
  }
  return (
    <div className="target">
      <label htmlFor={id}>{text('write-to')}</label>
      <select id={id} value={chosen} onChange={(event) => setTarget(event.target.value)}>
        {offered.map(({ name }) => (
          <option key={name} value={name}>
            {titleOf(name)}
          </option>
        ))}
      </select>
      {others.length > 0 && <strong className="reaches">{text('reaches', { brands: others.join(', ') })}</strong>}
      {isCommon && <span className="field-help">{text('everywhere')}</span>}
    </div>
  )
}
