import { type Typeface, typefaces } from '../../../schemas/generated/typefaces.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { languageName } from './language-names.ts'
import { atAnyOf, finding } from './make-finding.ts'

/** The typefaces among a token's families. Leaves out families that no site can load, such as `sans-serif`. */
function typefacesIn(token: Json): readonly (Typeface & { readonly family: string; readonly index: number })[] {
  const families = isObject(token) && Array.isArray(token.$value) ? token.$value.map(String) : []
  return families.flatMap((family, index) => {
    const typeface = Object.hasOwn(typefaces, family) ? typefaces[family] : undefined
    return typeface ? [{ ...typeface, family, index }] : []
  })
}

const isLoaded = ({ theme }: Manifest, name: string) => theme.fonts.some((font) => font === name)

/** Checks that pages load the typefaces in the tokens. */
const loaded = defineCheck<Json>('/tokens/font/*', (token, { pointer, brand: { manifest } }) =>
  typefacesIn(token)
    .filter(({ name }) => !isLoaded(manifest, name))
    .map(({ family, name, index }) => {
      const place = joinPointer(pointer, '$value', index)
      return atAnyOf(finding('typeface-not-loaded', place, { name: family, expected: name }), ['/theme/fonts'])
    }),
)

/** Checks that the typefaces of each token have the letters of each language of the brand. */
const complete = defineCheck<Json>('/tokens/font', (tokens, { pointer, brand: { manifest } }) => {
  const tokenTypefaces = Object.entries(isObject(tokens) ? tokens : {}).flatMap(([name, token]) => {
    const found = typefacesIn(token)
    return found.length > 0 ? [{ name, found }] : []
  })
  return Object.entries(manifest.locales).flatMap(([id, { code }]) => {
    const language = languageOf(code)
    const hasLetters = (one: Typeface) => one.languages.includes(language)
    const lacking = tokenTypefaces.filter(({ found }) => !found.some(hasLetters)).map(({ name }) => name)
    const known = Object.entries(typefaces).filter(([, typeface]) => hasLetters(typeface))
    const [remedy] = known.find(([, { name }]) => isLoaded(manifest, name)) ?? known[0] ?? []
    if (lacking.length === 0 || remedy === undefined) return []
    const context = { name: lacking.join('", "'), found: languageName(language), expected: remedy }
    const [place = '', ...others] = lacking.map((name) => joinPointer(pointer, name, '$value'))
    const found = { ...finding('typeface-without-letters', place, context), fold: `letters of ${language}` }
    return [atAnyOf(found, [...others, joinPointer('/locales', id, 'code')])]
  })
})

export const typefaceChecks = [loaded, complete]
