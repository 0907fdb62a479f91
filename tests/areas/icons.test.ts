import { areas as codes } from 'livery:areas-on-server'
import { expect, test } from 'vitest'
import { areas } from '../../schemas/generated/areas.ts'

test('an area draws exactly the icons in its facts', () => {
  const named = Object.values(areas).flatMap(({ name, icons = [] }) => icons.map((icon) => `${name} ${icon}`))
  const drawn = codes.flatMap(({ name, icons = {} }) => Object.keys(icons).map((icon) => `${name} ${icon}`))
  expect(named.length).toBeGreaterThan(10)
  expect(drawn.toSorted()).toEqual(named.toSorted())
})
