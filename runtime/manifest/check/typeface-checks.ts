import { type Typeface, typefaces } from '../../../schemas/generated/typefaces.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { atAnyOf, finding } from './make-finding.ts'

/**
 * The typefaces of a token that a site can load. Empty for an alias, because the checks also run for the token that it
 * names.
 */
function typefacesOf(token: Json): readonly (Typeface & { readonly family: string; readonly index: number })[] {
  const families = isObject(token) && Array.isArray(token.$value) ? token.$value.map(String) : []
  return families.flatMap((family, index) => {
    const typeface = Object.hasOwn(typefaces, family) ? typefaces[family] : undefined
    return typeface ? [{ ...typeface, family, index }] : []
  })
}

const isLoaded = ({ theme }: Manifest, name: string) => theme.fonts.some((font) => font === name)

/** Checks that pages load the typefaces in the tokens. */
const loaded = defineCheck<Json>('/tokens/font/*', (token, { pointer, brand: { manifest } }) =>
  typefacesOf(token)
    .filter(({ name }) => !isLoaded(manifest, name))
    .map(({ family, name, index }) => {
      const place = joinPointer(pointer, '$value', index)
      return atAnyOf(finding('typeface-not-loaded', place, { name: family, expected: name }), ['/theme/fonts'])
    }),
)

/** Checks that the typefaces of a token have the letters of each language of the brand. */
const complete = defineCheck<Json>('/tokens/font/*', (token, { pointer, brand: { manifest } }) => {
  const found = typefacesOf(token)
  if (found.length === 0) return []
  const languages = new Set(Object.values(manifest.locales).map(({ code }) => languageOf(code)))
  const lacking = [...languages].find((language) => !found.some((one) => one.languages.includes(language)))
  if (lacking === undefined) return []
  const remedies = Object.entries(typefaces).filter(([, one]) => one.languages.includes(lacking))
  const [remedy] = remedies.find(([, { name }]) => isLoaded(manifest, name)) ?? remedies[0] ?? []
  if (remedy === undefined) return []
  return [finding('typeface-without-letters', joinPointer(pointer, '$value'), { found: lacking, expected: remedy })]
})

export const typefaceChecks = [loaded, complete]
