import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { projectRoot } from '../support/run-command.ts'

/** Signs of behaviour in a component. */
const behaviour =
  /\bon[A-Z]\w*=|\buse(?:State|Reducer|Effect|Session|Store)\b|<(?:button|input|select|form|DialogButton)\b/g
/**
 * The signs of behaviour in a component. `LoadFailed` with its retry button does not count: a block without its data is
 * not static.
 */
const behaviourOf = (source: string) => source.replaceAll(/<LoadFailed[^>]*\/>/g, '').match(behaviour) ?? []

const statics = Object.values(catalogue).filter((facts) => facts.static === true)

test('there are static widgets', () => expect(statics).not.toEqual([]))

test.each(statics.map(({ name }) => name))('the static widget %s has no behaviour apart from links', (name) => {
  const files = globSync(`widgets/${name}/*.tsx`, { cwd: projectRoot }).filter((file) => !file.endsWith('.test.tsx'))
  expect(files).not.toEqual([])
  for (const file of files) expect(behaviourOf(readFileSync(join(projectRoot, file), 'utf8')), file).toEqual([])
})

test('the search finds signs of behaviour in a carousel', () => {
  const carousel = join(projectRoot, 'widgets/banners/banner-carousel/BannerCarousel.tsx')
  expect(behaviourOf(readFileSync(carousel, 'utf8'))).not.toEqual([])
})
