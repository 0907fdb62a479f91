import { join } from 'node:path'
import { type Issue, issueCatalogue } from '../../runtime/issues/index.ts'
import type { ManifestSource, Product } from '../../runtime/manifest/index.ts'
import { type IssueFormat, renderIssues } from './issue-formats/index.ts'
import { createPathFormatter } from './show-path.ts'
import type { CommandContext } from '../command-context.ts'

/** Writes issues of brands to the terminal in a format. */
export async function reportIssues(
  context: CommandContext,
  report: {
    readonly issues: readonly Issue[]
    readonly summary: string
    readonly format: IssueFormat
    /** The folder that contains the brands. */
    readonly folder: string
    readonly source: ManifestSource
    readonly product: Product
  },
): Promise<void> {
  const { issues, summary, format, folder, source, product } = report
  const folders = new Map<string, ReturnType<ManifestSource['load']>>()
  const text = await renderIssues(format, {
    issues,
    catalogue: { ...issueCatalogue, ...product.issues },
    version: context.version(),
    summary,
    showPath: createPathFormatter(context, folder),
    hasColours: context.terminal.hasColours,
    textOf: async (file) => {
      const [merchant = '', ...path] = file.split('/')
      // The file of rights belongs to no brand.
      if (path.length === 0) return context.disk.readTextIfExists(join(folder, file))
      const loading = folders.get(merchant) ?? source.load(merchant)
      folders.set(merchant, loading)
      return (await loading)?.json.get(path.join('/'))
    },
  })
  context.terminal.write(text)
}
