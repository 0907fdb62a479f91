import { type Json, valueAt } from '../../runtime/manifest/index.ts'
import { type BrandColours, brandColours, groundsOf } from './colours.ts'

export interface NewBrand {
  readonly merchant: string
  readonly name: string
  /** The accent colour: `#rrggbb`. */
  readonly accent: string
  /** The parent brand. */
  readonly from: string
  /**
   * The merged tokens of the brand's parents. The brand's `tokens.json` contains only colours that differ from these
   * tokens, and that are readable on the inherited page backgrounds.
   */
  readonly inheritedTokens: Json
  /** The relative path from the brand's folder to the generated schemas, for editors. */
  readonly schemas: string
}

/** The files of a new brand by path: at most 60 lines of JSON, with only the differences from its parents. */
export function newBrandFiles({
  merchant,
  name,
  accent,
  from,
  inheritedTokens,
  schemas,
}: NewBrand): Record<string, string> {
  const colours = brandColours(merchant, accent, groundsOf(inheritedTokens))
  const environment = (host: string) =>
    json({ $schema: `../${schemas}/layer.schema.json`, site: { domains: { [host]: {} } } })
  const theme = (group: 'light' | 'dark') => {
    const { accent: own, onAccent, link } = colours[group]
    const wanted = { accent: own, 'on-accent': onAccent, link, focus: link }
    return Object.fromEntries(
      Object.entries(wanted)
        .filter(([role, value]) => valueAt(inheritedTokens, `/${group}/${role}/$value`) !== value)
        .map(([role, value]) => [role, { $value: value }]),
    )
  }
  const groups = Object.entries({ light: theme('light'), dark: theme('dark') })
  return {
    'manifest.json': json({
      $schema: `${schemas}/layer.schema.json`,
      ...(from === 'base' ? {} : { extends: from }),
      merchant: { id: merchant, name },
    }),
    'tokens.json': json({
      $schema: `${schemas}/tokens-layer.schema.json`,
      ...Object.fromEntries(groups.filter(([, roles]) => Object.keys(roles).length > 0)),
    }),
    'environments/development.json': environment(`${merchant}.localhost`),
    'environments/staging.json': environment(`staging.${merchant}.example`),
    'environments/production.json': environment(`www.${merchant}.example`),
    'assets/logo.svg': logo(name, colours),
    'assets/icon.svg': icon(name, colours.accent, colours.light.onAccent),
  }
}

/** JSON with one key per line and small objects on one line, like the other brands' files. */
function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/\{\n\s+("[^"\n]+": (?:"[^"\n]*"|\{\}))\n\s+\}/g, '{ $1 }')}\n`
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

function logo(name: string, { accent, light, logo: letters }: BrandColours): string {
  const width = 60 + textWidth(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" role="img" aria-label="${escapeXml(name)}">
  ${mark(name, accent, light.onAccent)}
  <text x="52" y="33" font-family="system-ui, sans-serif" font-size="25" font-weight="700" fill="${letters}">${escapeXml(name)}</text>
</svg>
`
}

/** An upper estimate of a name's width in px, in bold letters of 25 px, for any system's typeface. */
export function textWidth(name: string): number {
  return [...name.normalize('NFC')].reduce((width, letter) => {
    if (/\p{M}/u.test(letter)) return width
    if (/[MWmw@]/.test(letter)) return width + 28
    if (/[ijlIft .'|]/.test(letter)) return width + 12
    return width + (/\p{Lu}/u.test(letter) ? 20 : 18)
  }, 0)
}

function icon(name: string, accent: string, onAccent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 48">
  ${mark(name, accent, onAccent)}
</svg>
`
}

function mark(name: string, accent: string, onAccent: string): string {
  const letter = escapeXml([...name][0]?.toUpperCase() ?? '')
  return `<rect x="2" y="4" width="40" height="40" rx="10" fill="${accent}"/>
  <path d="M8 36c8-10 20-10 28 0" fill="none" stroke="${onAccent}" stroke-opacity=".45" stroke-width="2"/>
  <text x="22" y="31" text-anchor="middle" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${onAccent}">${letter}</text>`
}
