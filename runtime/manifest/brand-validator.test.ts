import { expect, test } from 'vitest'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { createBrandValidator } from './brand-validator.ts'
import { createMemorySource } from './memory-source.ts'

test('a parent that the source could not load is loaded again for the next brand', async () => {
  const memory = createMemorySource({ base: brandFiles('base'), acme: smallBrand })
  let isDown = true
  const validator = createBrandValidator({
    merchants: memory.merchants,
    load: async (merchant) => {
      if (isDown && merchant === 'base') throw new Error('The network is down.')
      return memory.load(merchant)
    },
  })
  await expect(validator.validate('acme')).rejects.toThrow('The network is down.')
  isDown = false
  expect((await validator.validate('acme')).issues).toEqual([])
})
