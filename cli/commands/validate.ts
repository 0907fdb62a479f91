import { type Issue, issueCatalogue } from '../../runtime/issues/index.ts'
import { createJudge, environments } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireKnown } from '../definitions.ts'
import { type IssueFormat, issueFormats, renderIssues } from '../issue-formats/index.ts'
import { pathShower } from '../show-path.ts'
import { exitCodes, Misuse } from '../world.ts'

/** `livery validate`: everything that is wrong with brands, each with its place and what to do (BRD-05). */
export const addValidate: AddCommand = (program, world, end) => {
  program
    .command('validate')
    .argument('[merchants...]', 'the brands to judge; all where none is named')
    .option('--format <format>', `how issues are written: ${issueFormats.join(', ')}`, 'pretty')
    .option(...merchantsOption)
    .description('Judge brands: files, settings, references, conditions, colours.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery validate\n  livery validate acme --format json\n  livery validate --merchants ../our-brands',
    )
    .action(async (merchants: string[], options: { format: string; merchants?: string }) => {
      requireKnown('format', options.format, issueFormats)
      const folder = merchantsFolder(world, options.merchants)
      const source = world.openSource(folder)
      const known = await source.merchants()
      if (known.length === 0) throw new Misuse(`There is no brand in ${folder}. Make one with livery create.`)
      for (const merchant of merchants) requireKnown('brand', merchant, known)
      const product = await world.loadProduct()
      const found = new Map<string, readonly Issue[]>()
      for await (const verdict of createJudge(source, product, Date.now).each(
        merchants.length > 0 ? merchants : undefined,
      ))
        found.set(verdict.merchant, verdict.issues)
      const issues = uniqueIssues([...found.values()].flat())
      const text = await renderIssues(options.format as IssueFormat, {
        issues,
        catalogue: { ...issueCatalogue, ...product.issues },
        summary: `${count(found.size, 'brand')}, ${count(found.size * environments.length, 'manifest')}`,
        showPath: pathShower(world, folder),
        hasColours: world.terminal.hasColours,
        textOf: async (file) => {
          const [merchant = '', ...path] = file.split('/')
          return (await source.load(merchant))?.json.get(path.join('/'))
        },
      })
      world.terminal.write(text)
      if (issues.some((issue) => issue.severity === 'error')) end(exitCodes.issues)
    })
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** A mistake in `base` is one mistake, however many brands build on it. */
function uniqueIssues(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter((issue) => {
    const id = `${issue.code} ${issue.file} ${issue.line} ${issue.column}`
    return !seen.has(id) && seen.add(id)
  })
}
