import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import { chosenAreas } from '../chosen-areas.ts'
import { joinPointer } from '../pointer.ts'
import { readWhole } from '../incremental/recorded-reads.ts'
import { shortList } from '../short-list.ts'
import type { Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { finding } from './make-finding.ts'
import { languageName } from './language-names.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const counted = (count: number, name: string) => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`)

/**
 * Checks that the languages of all locales have every text and text page of the brand. Pages show a missing text in
 * English.
 */
export const untranslated = defineCheck<Manifest['locales'][string]>(
  '/locales/*',
  ({ code }, { pointer, brand, product }) => {
    const language = languageOf(code)
    if (language === fallbackLanguage) return []
    const chosen = chosenAreas(product, brand.manifest.areas)
    const isLeftOut = (id: string) => {
      const area = id.slice(0, Math.max(id.indexOf('.'), 0))
      return Object.hasOwn(product.areas, area) && !chosen.has(area)
    }
    const all: readonly Texts[] = [product.widgets.messages, brand.manifest.messages as Texts]
    const ids = new Set(all.flatMap((texts) => Object.keys(texts[fallbackLanguage] ?? {})))
    const translated = all.map((texts) => texts[language] ?? {})
    const texts = [...ids].filter((id) => !translated.some((one) => Object.hasOwn(one, id)) && !isLeftOut(id))
    const content = readWhole(brand.content)
    const pages = Object.keys(content[fallbackLanguage] ?? {}).filter(
      (name) => !Object.hasOwn(content[language] ?? {}, name),
    )
    if (texts.length + pages.length === 0) return []
    const missing = [...texts, ...pages.map((name) => `${name}.md`)]
    const context = {
      name: languageName(language),
      owner: [
        texts.length > 0 ? `texts to messages/${language}.json` : '',
        pages.length > 0 ? `text pages to content/${language}/` : '',
      ]
        .filter(Boolean)
        .join(', and '),
      found: [counted(texts.length, 'text'), counted(pages.length, 'text page')].filter(Boolean).join(' and '),
      expected: shortList(missing),
    }
    const found = { ...finding('untranslated-texts', pointer, context), fold: `untranslated-texts ${language}` }
    const own = `/messages/${fallbackLanguage}`
    const others = texts.map((id) => ({ ...found, pointer: joinPointer(own, id), part: 'key' as const }))
    return [{ ...found, otherPlaces: others }]
  },
)
