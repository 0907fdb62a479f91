import type { Manifest, Tokens } from '../../schemas/generated/manifest.ts'
import { colourComponents } from './colour-components.ts'
import { resolveToken } from './resolve-token.ts'
import { isObject } from './pointer.ts'
import type { Json } from './stages.ts'

/**
 * The tokens of a checked manifest as CSS custom properties, such as `--color-accent`. The light colours are on
 * `:root`, the dark ones on `[data-theme=dark]`. Checked values have no special characters, so none of them can end a
 * declaration.
 */
export function themeCss(tokens: Tokens): string {
  const group = (name: string, prefix: string) => declarations(tokens as unknown as Json, name, prefix)
  const shared = ['font', 'weight', 'radius', 'space', 'border', 'shadow', 'motion'].flatMap((name) =>
    group(name, name),
  )
  return [
    `:root{${[...group('light', 'color'), ...shared].join(';')};color-scheme:light}`,
    `[data-theme=dark]{${group('dark', 'color').join(';')};color-scheme:dark}`,
  ].join('\n')
}

/**
 * The typefaces of a manifest as CSS custom properties, without some families.
 *
 * @param without the names of the families to leave out
 */
export function fontsCss({ font: { $type: _type, ...fonts } }: Tokens, without: readonly string[]): string {
  return Object.entries(fonts)
    .map(([name, { $value }]) => {
      const left = $value.filter((family) => !without.includes(family))
      return `--font-${name}:${fontFamilies(left.length > 0 ? left : ['sans-serif'])}`
    })
    .join(';')
}

function declarations(tokens: Json, group: string, prefix: string): string[] {
  return namesInGroup(tokens, group).flatMap((name) => {
    const result = resolveToken(tokens, group, name)
    const css = 'value' in result ? cssValue(result.value) : undefined
    return css === undefined ? [] : [`--${prefix}-${name}:${css}`]
  })
}

/**
 * The colours of a brand's default theme by token, `#rrggbb` or `#rrggbbaa`. For the appearance `system`, the dark
 * colours.
 */
export function brandColours({ tokens, theme }: Pick<Manifest, 'tokens' | 'theme'>): Readonly<Record<string, string>> {
  const [light = '', dark = ''] = themeCss(tokens).split('\n')
  const shown = theme.appearance === 'light' ? light : dark
  return Object.fromEntries(
    [...shown.matchAll(/--color-([a-z-]+):(#[0-9a-f]{6,8})/g)].map(([, name, hex]) => [name, hex]),
  )
}

function namesInGroup(tokens: Json, group: string): string[] {
  const members = isObject(tokens) ? tokens[group] : undefined
  return isObject(members) ? Object.keys(members).filter((name) => !name.startsWith('$')) : []
}

function cssValue(value: Json): string | undefined {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return fontFamilies(value.map(String))
  if (isObject(value) && typeof value.value === 'number')
    return `${value.value}${value.unit === 'rem' ? 'rem' : value.unit === 'ms' ? 'ms' : 'px'}`
  const colour = colourComponents(value)
  if (!colour) return undefined
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255)
  const hex = [colour.red, colour.green, colour.blue, ...(colour.alpha < 1 ? [colour.alpha] : [])]
    .map((part) => byte(part).toString(16).padStart(2, '0'))
    .join('')
  return `#${hex}`
}

const genericFamilies = new Set(['serif', 'sans-serif', 'monospace', 'system-ui'])

function fontFamilies(names: readonly string[]): string {
  return names.map((name) => (genericFamilies.has(name) ? name : `"${name.replace(/[^A-Za-z0-9 ]/g, '')}"`)).join(',')
}
