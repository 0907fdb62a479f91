import { join } from 'node:path'
import type { Issue } from '../../runtime/issues/index.ts'
import { createBrandValidator, environments, type Verdict } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireKnownName } from '../definitions.ts'
import { type IssueFormat, issueFormats } from '../output/issue-formats/index.ts'
import { reportIssues } from '../output/report-issues.ts'
import { rightsIssues } from '../output/rights-issues.ts'
import { uniqueIssues } from '../output/unique-issues.ts'
import { exitCodes, UsageError } from '../command-context.ts'

/** `livery validate`: reports all issues of brands, with their places and remedies (BRD-05). */
export const addValidate: AddCommand = (program, context, end) => {
  program
    .command('validate')
    .argument('[merchants...]', 'the brands to validate (default: all)')
    .option('--format <format>', `output format: ${issueFormats.join(', ')}`, 'pretty')
    .option('--watch', 'keep running and validate each save, until Ctrl-C')
    .option(...merchantsOption)
    .description('Validate brands: files, settings, references, conditions, colours.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery validate\n  livery validate acme --format json\n  livery validate --merchants ../our-brands\n  livery validate acme --watch',
    )
    .action(async (merchants: string[], options: { format: string; merchants?: string; watch?: boolean }) => {
      requireKnownName('format', options.format, issueFormats)
      const folder = merchantsFolder(context, options.merchants)
      const source = context.openSource(folder)
      const known = await source.merchants()
      if (known.length === 0) throw new UsageError(`There is no brand in ${folder}. Create one with livery create.`)
      for (const merchant of merchants) requireKnownName('brand', merchant, known)
      const product = await context.loadProduct()
      const found = new Map<string, readonly Issue[]>()
      const validator = createBrandValidator(source, product, context.now)
      const wanted = (merchant: string) => merchants.length === 0 || merchants.includes(merchant)
      const take = async (verdicts: AsyncIterable<Verdict>) => {
        for await (const { merchant, issues } of verdicts) {
          context.limitMemory()
          if (wanted(merchant)) found.set(merchant, issues)
        }
      }
      const readRights = async () =>
        merchants.length > 0 ? [] : rightsIssues(context, folder, await source.merchants())
      let ofRights = await readRights()
      const show = async (): Promise<readonly Issue[]> => {
        const issues = uniqueIssues([...[...found.values()].flat(), ...ofRights])
        await reportIssues(context, {
          issues,
          summary: `${count(found.size, 'brand')}, ${count(found.size * environments.length, 'manifest')}`,
          format: options.format as IssueFormat,
          folder,
          source,
          product,
        })
        return issues
      }
      const validateAll = async () => {
        await take(validator.validateEach(merchants.length > 0 ? merchants : undefined))
        const issues = await show()
        if (issues.some((issue) => issue.severity === 'error')) end(exitCodes.issues)
      }
      if (!options.watch) return validateAll()
      const first = Promise.withResolvers<void>()
      // The watcher begins first, because a save may come during the first validation.
      const stop = context.watch([folder, join(context.projectFolder, 'merchants')], async (changed) => {
        await first.promise
        const state = () => JSON.stringify([[...found], ofRights])
        const before = state()
        await take(validator.update(changed))
        const brands = await source.merchants()
        for (const merchant of found.keys()) if (!brands.includes(merchant)) found.delete(merchant)
        ofRights = await readRights()
        if (state() === before) return
        if (found.size > 0) await show()
        else context.terminal.write(`${folder} no longer contains ${merchants.join(', ') || 'a brand'}.\n`)
      })
      try {
        await validateAll()
        if (options.format === 'pretty')
          context.terminal.write('Save a file of a brand to validate it again. Press Ctrl-C to stop.\n')
        first.resolve()
        await context.untilStopped()
      } finally {
        stop()
      }
    })
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
