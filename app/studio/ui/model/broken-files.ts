import type { Issue } from '../../../../runtime/issues/issue.ts'

/** The issues of a file that the studio cannot read as JSON. No form can change such a file. */
const codes = ['invalid-json', 'comment-in-json', 'duplicate-key', 'forbidden-key', 'file-too-large', 'not-utf-8']

/**
 * The path of the file in which a layer sets a place. The texts of all languages have several files: for these, returns
 * the beginning of the paths.
 */
function fileOf(layer: string, place: string): string {
  const [merchant, environment] = layer.split('/')
  const [, root, language] = place.split('/')
  if (root === 'tokens') return `${merchant}/tokens.json`
  if (root === 'messages') return `${merchant}/messages/${language === undefined ? '' : `${language}.json`}`
  return `${merchant}/${environment === undefined ? 'manifest' : `environments/${environment}`}.json`
}

/**
 * The file in which a layer sets a place of the manifest, if the file is not JSON.
 *
 * @param place a pointer into the manifest; any other place, such as `assets`, has no such file
 */
export function brokenFile(issues: readonly Issue[], layer: string, place: string): string | undefined {
  if (!place.startsWith('/')) return undefined
  const file = fileOf(layer, place)
  const isBroken = ({ code, pointer }: Issue) => codes.includes(code) || (code === 'wrong-type' && pointer === '')
  return issues.find((issue) => isBroken(issue) && issue.file.startsWith(file))?.file
}
