import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

/** The completions that the JSON language service of VS Code offers at a ‸, which `change` puts into a file's text. */
export async function completionsAt(path: string, change: (text: string) => string): Promise<string[]> {
  const marked = change(readFileSync(path, 'utf8'))
  const offset = marked.indexOf('‸')
  const document = TextDocument.create(pathToFileURL(path).href, 'json', 1, marked.replace('‸', ''))
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
  })
  const json = service.parseJSONDocument(document)
  const list = await service.doComplete(document, document.positionAt(offset), json)
  return (list?.items ?? []).map((item) => item.label.replaceAll('"', ''))
}

/** Puts text after the `$schema` of a whole file. */
export const atTop = (text: string) => (file: string) => {
  const schemaLine = file.indexOf('\n', file.indexOf('"$schema"'))
  return `${file.slice(0, schemaLine)}\n  ${text},${file.slice(schemaLine)}`
}

/** Puts a block with this text into the file. */
export const newBlock = (text: string) =>
  atTop(`"shell": { "extra": { "order": ["one"], "blocks": { "one": { ${text} } } } }`)
