import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findGuard, findIcon, registerAreas } from '../../runtime/areas/registered-areas.ts'
import { Icon } from './Icon.tsx'

test.each(['constructor', '__proto__', 'toString', ''])('an icon of the unknown name %j is the star', (name) => {
  registerAreas([{ name: 'acme', icons: { acorn: 'M1 1' }, guards: {} }])
  expect(findIcon('acorn')).toBe('M1 1')
  expect(findIcon(name)).toBeUndefined()
  expect(findGuard(name)).toBeUndefined()
  expect(renderToStaticMarkup(<Icon name={name} />)).toBe(renderToStaticMarkup(<Icon name="star" />))
})
