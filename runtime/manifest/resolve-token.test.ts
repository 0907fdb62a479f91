import { describe, expect, test } from 'vitest'
import { brandFiles } from '../../tests/support/small-brand.ts'
import { aliasChain, resolveToken } from './resolve-token.ts'
import { themeCss } from './theme-css.ts'

const tokens = JSON.parse(brandFiles('base')['tokens.json'] ?? '')

describe('tokens', () => {
  test('an alias resolves to the value at the end of its chain', () => {
    const chain = { palette: { a: { $value: '{palette.b}' }, b: { $value: '{palette.c}' }, c: { $value: '#123456' } } }
    expect(resolveToken(chain, 'palette', 'a')).toEqual({ value: '#123456' })
  })

  test('the message about a cycle leaves out a token that only leads into the cycle', () => {
    const light = { link: { $value: '{light.a}' }, a: { $value: '{light.b}' }, b: { $value: '{light.a}' } }
    expect(resolveToken({ light }, 'light', 'link')).toMatchObject({
      code: 'cyclic-alias',
      name: '"light.a" → "light.b" → "light.a"',
    })
  })

  test('a chain of 32 aliases resolves, and a longer one does not', () => {
    const aliases = Array.from({ length: 33 }, (_, index) => [`c-${index}`, { $value: `{palette.c-${index + 1}}` }])
    const palette = { ...Object.fromEntries(aliases), 'c-33': { $value: '#123456' } }
    expect(resolveToken({ palette }, 'palette', 'c-1')).toEqual({ value: '#123456' })
    expect(resolveToken({ palette }, 'palette', 'c-0')).toMatchObject({
      code: 'long-alias-chain',
      pointer: '/palette/c-0/$value',
      found: '32',
    })
    expect(aliasChain({ palette }, 'palette.c-0')).toHaveLength(33)
  })

  test('the chain of a token has the names of the token and of its aliases, each once', () => {
    const chain = { light: { a: { $value: '{palette.b}' } }, palette: { b: { $value: '{palette.b}' } } }
    expect(aliasChain(chain, 'light.a')).toEqual(['light.a', 'palette.b'])
  })

  test('[LAY-06] the theme has the same names of colours in light and in dark', () => {
    const css = themeCss(tokens)
    const [light = '', dark = ''] = css.split('[data-theme=dark]')
    const names = (part: string) => [...part.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name)
    expect(names(light)).toEqual(names(dark))
    expect(names(light)).toContain('on-accent')
    expect(css).not.toContain('[object')
    expect(css).toContain('--motion-short:120ms')
    expect(css).toContain('--font-title:"Noto Sans Thai",sans-serif')
  })
})
