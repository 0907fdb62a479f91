import { areaDefaultsModule } from './area-defaults.ts'
import { bundleSchemas } from './bundle.ts'
import type { Sources } from './read-schemas.ts'
import type { typesModule } from './types-module.ts'

/** The files about all areas: the schema of facts for editors, the type of facts, the facts by area, the defaults. */
export async function areaFactFiles(
  { areaFacts, areas, defaults }: Sources,
  slow: { readonly typesModule: typeof typesModule },
): Promise<[name: string, text: string][]> {
  const bundled = bundleSchemas(areaFacts, [])
  const byName = Object.fromEntries(areas.map(({ facts: { $schema: _schema, ...facts } }) => [facts.name, facts]))
  return [
    ['area-facts.schema.json', `${JSON.stringify(bundled, null, 2)}\n`],
    ['area-defaults.ts', areaDefaultsModule(defaults)],
    ['area-facts.ts', await slow.typesModule(bundled, 'AreaFacts')],
    [
      'areas.ts',
      `import type { AreaFacts } from './area-facts.ts'\n\n/** The facts of every area by name. */\nexport const areas: Readonly<Record<string, AreaFacts>> = ${JSON.stringify(byName, null, 2)}\n`,
    ],
  ]
}
