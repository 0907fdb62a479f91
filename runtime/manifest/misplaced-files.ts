import { languages } from '../../schemas/generated/languages.ts'
import type { Issue } from '../issues/issue.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import type { MergedFolders } from './merged-folders.ts'
import type { ParsedFolder } from './read-folder.ts'

/** A Markdown file beside the manifest, or in a folder with the name of a language: `faq.md`, `th/faq.md`. */
const pageBeside = new RegExp(`^(?:(${languages.join('|')})/)?([a-z0-9-]+)\\.md$`)

/**
 * Finds pictures and text pages outside of `assets` and `content`. Reports a file only if these folders have an
 * inherited file with its name. Ignores other files, such as a README.
 *
 * @param folder the brand's own folder
 */
export function misplacedFiles(
  { merchant, otherFiles }: Pick<ParsedFolder, 'merchant' | 'otherFiles'>,
  { assets, content }: Pick<MergedFolders, 'assets' | 'content'>,
): Issue[] {
  const isInherited = (folder: string | undefined) => folder !== undefined && folder !== merchant
  return otherFiles.flatMap((path) => {
    const [, language, page = ''] = pageBeside.exec(path) ?? []
    const meant = [
      ...(isInherited(Object.hasOwn(assets, path) ? assets[path] : undefined) ? [`assets/${path}`] : []),
      ...languages
        .filter((one) => language === undefined || one === language)
        .filter((one) =>
          isInherited(content[one] && Object.hasOwn(content[one], page) ? content[one][page] : undefined),
        )
        .map((one) => `content/${one}/${page}.md`),
    ]
    if (meant.length === 0) return []
    const found = finding('misplaced-file', '', { name: path, expected: meant.map((one) => `"${one}"`).join(' or ') })
    return [issueAt(found, { file: `${merchant}/${path}`, line: 1, column: 1 })]
  })
}
