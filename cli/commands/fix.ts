import { join } from 'node:path'
import type { Fix } from '../../runtime/issues/index.ts'
import { type ManifestSource, readStrictJson, validateMerchants } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireKnownName } from '../definitions.ts'
import { createPathFormatter } from '../output/show-path.ts'
import { uniqueIssues } from '../output/unique-issues.ts'
import { exitCodes } from '../command-context.ts'

/** `livery fix`: fixes mistakes that have only one possible fix, such as a comment or a trailing comma. */
export const addFix: AddCommand = (program, context, end) => {
  program
    .command('fix')
    .argument('[merchants...]', 'the brands to fix (default: all)')
    .option('--dry-run', 'list the mistakes that it would fix, without changing files')
    .option(...merchantsOption)
    .description('Fix the mistakes in brands’ files that have only one possible fix.')
    .addHelpText('after', '\nExamples:\n  livery fix acme\n  livery fix --dry-run')
    .action(async (merchants: string[], options: { dryRun?: boolean; merchants?: string }) => {
      const folder = merchantsFolder(context, options.merchants)
      const source = context.openSource(folder)
      const known = await source.merchants()
      for (const merchant of merchants) requireKnownName('brand', merchant, known)
      const product = await context.loadProduct()
      const wanted = merchants.length > 0 ? merchants : known
      const showPath = createPathFormatter(context, folder)
      /** The fixed texts of a dry run, which writes no file. */
      const fixedTexts = new Map<string, string>()
      const fixedSource = withTexts(source, fixedTexts)
      let left = 0
      let fixed = 0
      // A fix may reveal the next mistake of its file. The rounds end when a round changes no text.
      for (let hasChanged = true; hasChanged; ) {
        hasChanged = false
        const verdicts = await validateMerchants(fixedSource, wanted, product)
        const issues = uniqueIssues(verdicts.flatMap((verdict) => verdict.issues))
        // Fixes files of the wanted brands only. An issue of such a brand may be in a file of a brand that it extends.
        const fixes = issues.flatMap(({ fix, message, line, column }) =>
          fix && wanted.includes(fix.file.split('/')[0] ?? '') ? [{ fix, message, line, column }] : [],
        )
        left = issues.filter(({ severity }) => severity === 'error').length
        for (const [file, own] of Map.groupBy(fixes, ({ fix }) => fix.file)) {
          const path = join(folder, file)
          const before = fixedTexts.get(file) ?? context.disk.readTextIfExists(path)
          const places = own.map(({ fix }) => fix)
          // An editor may have saved another text since the validation. The next round validates that text.
          if (before === undefined || !areFixesOf(before, places)) {
            hasChanged = true
            continue
          }
          for (const { line, column, message } of own)
            context.terminal.write(`${showPath(file)}:${line}:${column}  ${message}\n`)
          fixed += own.length
          const after = applyFixes(before, places)
          if (options.dryRun) fixedTexts.set(file, after)
          else context.disk.writeText(path, after)
          hasChanged ||= after !== before
        }
      }
      const mistakes = `${fixed} mistake${fixed === 1 ? '' : 's'}`
      const errors = left === 1 ? '1 error' : `${left} errors`
      const hint = left > 0 ? ` See ${['livery validate', ...merchants].join(' ')}.` : ''
      context.terminal.write(
        options.dryRun
          ? `livery fix would fix ${mistakes}, and leave ${errors}. It has changed no file.\n`
          : `Fixed ${mistakes}. The brands have ${errors} left.${hint}\n`,
      )
      if (left > 0 && !options.dryRun) end(exitCodes.issues)
    })
}

/**
 * A source of brands in which `texts` replace some files. The keys of `texts` are paths such as `acme/manifest.json`.
 */
function withTexts(source: ManifestSource, texts: ReadonlyMap<string, string>): ManifestSource {
  return {
    merchants: () => source.merchants(),
    load: async (merchant) => {
      const files = await source.load(merchant)
      if (!files) return undefined
      const own = [...files.json].map(([path, text]) => [path, texts.get(`${merchant}/${path}`) ?? text] as const)
      return { ...files, json: new Map(own) }
    },
  }
}

/**
 * Whether all of these fixes are for mistakes in this text. After an edit of the text, the same mistakes may be at
 * other offsets.
 */
function areFixesOf(text: string, fixes: readonly Fix[]): boolean {
  const read = readStrictJson(text)
  const own = 'findings' in read ? read.findings.map(({ fix }) => fix) : []
  return fixes.every((one) =>
    own.some((fix) => fix?.start === one.start && fix.end === one.end && fix.text === one.text),
  )
}

/**
 * Applies the fixes of one round to a file, from the last to the first, so that no fix moves another. The fixes do not
 * overlap: a round fixes either the comments and trailing commas of a file, or one other mistake.
 */
function applyFixes(text: string, fixes: readonly Fix[]): string {
  return fixes
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text)
}
