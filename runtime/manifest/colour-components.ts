import { isObject } from './pointer.ts'
import type { Json } from './stages.ts'

/**
 * Red, green, blue (0 to 1) and opacity of a colour value: a hexadecimal text, such as `#rrggbb`, or a colour object.
 * Undefined for any other value.
 */
export function colourComponents(value: Json): { red: number; green: number; blue: number; alpha: number } | undefined {
  if (typeof value === 'string') {
    if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return undefined
    // The usual form.
    if (value.length === '#rrggbb'.length) {
      const number = Number.parseInt(value.slice(1), 16)
      return { red: (number >> 16) / 255, green: ((number >> 8) & 255) / 255, blue: (number & 255) / 255, alpha: 1 }
    }
    const hex = value.length === '#rgb'.length ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : value
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return { red: part(1), green: part(3), blue: part(5), alpha: hex.length === '#rrggbbaa'.length ? part(7) : 1 }
  }
  if (!isObject(value) || !Array.isArray(value.components)) return undefined
  const [red = 0, green = 0, blue = 0] = value.components.map(Number)
  return { red, green, blue, alpha: typeof value.alpha === 'number' ? value.alpha : 1 }
}
