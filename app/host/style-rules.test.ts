import { expect, test } from 'vitest'
import { rulesFor, rulesOf, rulesOfDocument } from './style-rules.ts'

const forClasses = (css: string, ...shown: readonly string[]) => rulesFor(rulesOf(css), new Set(shown))

test('a rule needs all classes of one of its selectors', () => {
  const css = '.steps li{margin:0}.steps .done,.note{color:red}.note:hover{color:blue}'
  expect(forClasses(css, 'steps')).toBe('.steps li{margin:0}')
  expect(forClasses(css, 'steps', 'done')).toBe('.steps li{margin:0}.steps .done,.note{color:red}')
  expect(forClasses(css, 'note')).toBe('.steps .done,.note{color:red}.note:hover{color:blue}')
  expect(forClasses(css)).toBe('')
})

test('classes in attributes and in the arguments of pseudo-classes are not needed', () => {
  const css =
    '.way:not(.last,.first:is(.a,.b)){gap:0}.way[href$=".svg"]{width:1px}.way:has(>.icon){height:1px}li{top:0}'
  expect(forClasses(css, 'way')).toBe(css)
})

test('a condition such as @media keeps the rules that apply, and disappears if no rule applies', () => {
  const css = '@media (width<768px){.way{gap:0}@supports (top:0){.note{top:0}}}@container (width>1px){.note{top:1px}}'
  expect(forClasses(css, 'way')).toBe('@media (width<768px){.way{gap:0}}')
  expect(forClasses(css, 'note')).toBe(
    '@media (width<768px){@supports (top:0){.note{top:0}}}@container (width>1px){.note{top:1px}}',
  )
})

test('a brace in a string or after a backslash ends no rule', () => {
  const css = `.way:before{content:"}\\"{"}.note:after{content:'{'}.a\\{b{top:0}`
  expect(forClasses(css, 'way')).toBe(`.way:before{content:"}\\"{"}`)
  expect(forClasses(css, 'note')).toBe(`.note:after{content:'{'}`)
})

test('an animation stays whole', () => {
  const css = '@keyframes waiting{0%{opacity:.5}to{opacity:1}}'
  expect(forClasses(css)).toBe(css)
})

test('styles that end within a rule are refused', () => {
  expect(() => rulesOf('.way{gap:0')).toThrow('The styles end within a rule.')
})

const ofRoot = (css: string, root: Readonly<Record<string, string>>) =>
  rulesOfDocument(rulesOf(css), { root, elements: {} })

test('a rule for another brand is left out: it needs another value of a data attribute of the root', () => {
  const css =
    'html[data-ornament=grid]{top:0}@media (width<768px){html[data-ornament=river] .a,html[data-ornament=grid] .b{gap:0}}'
  expect(ofRoot(css, { ornament: 'grid' })).toBe(css)
  expect(ofRoot(css, { ornament: 'river' })).toBe(
    '@media (width<768px){html[data-ornament=river] .a,html[data-ornament=grid] .b{gap:0}}',
  )
  expect(ofRoot(css, { ornament: 'none' })).toBe('')
})

test('rules for states of the root element, and of other elements, stay', () => {
  const css =
    'html[data-sidebar=narrow] .a{gap:0}html:not([data-ornament=grid]){gap:0}[data-ornament=grid]{gap:0}li{gap:0}'
  expect(ofRoot(css, { ornament: 'none' })).toBe(css)
})

test('rules for a region or an arrangement that the page lacks are left out', () => {
  const ofRegions = (css: string, ...region: readonly string[]) =>
    rulesOfDocument(rulesOf(css), { root: {}, elements: { region, arrangement: ['reading'] } })
  const menu = '.layout:has(>[data-region=menu])>[data-region]:not([data-region=menu],[data-region=main]){gap:0}'
  expect(ofRegions(menu, 'menu')).toBe(menu)
  expect(ofRegions(menu, 'main')).toBe('')
  const footer = '.coming :is([data-region=footer],[data-region=main]>li){display:none}'
  expect(ofRegions(footer, 'main')).toBe(footer)
  const noHeader = '.layout:not(:has(>[data-region=header]))>[data-region=main]{top:0}'
  expect(ofRegions(noHeader, 'main')).toBe(noHeader)
  const arrangements = '[data-arrangement=reading] p{top:0}[data-arrangement="bare"] p{top:0}[data-theme=dark] p{top:0}'
  expect(ofRegions(arrangements)).toBe('[data-arrangement=reading] p{top:0}[data-theme=dark] p{top:0}')
})
