import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { projectRoot } from '../support/run-command.ts'

const path = join(projectRoot, 'merchants/siam191/manifest.json')

/** What the JSON language service of VS Code offers at a ‸ that is put into the brand's own file. */
async function completionsAt(change: (text: string) => string): Promise<string[]> {
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

/** Puts text behind the opening brace of the whole file. */
const atTop = (text: string) => (file: string) => {
  const schemaLine = file.indexOf('\n', file.indexOf('"$schema"'))
  return `${file.slice(0, schemaLine)}\n  ${text},${file.slice(schemaLine)}`
}

const newBlock = (text: string) => atTop(`"shell": { "extra": { "order": ["one"], "blocks": { "one": { ${text} } } } }`)

describe('[BRD-06] an editor completes a manifest from its $schema', () => {
  test('keys of the manifest', async () => {
    const offered = await completionsAt(atTop('‸"x": 1'))
    expect(offered).toEqual(expect.arrayContaining(['hosts', 'api', 'features']))
  })

  test('choices of a setting', async () => {
    expect(await completionsAt(atTop('"withdrawal": { "variant": ‸"" }'))).toEqual(
      expect.arrayContaining(['standard', 'balances']),
    )
  })

  test('widgets by name', async () => {
    expect(await completionsAt(newBlock('"widget": ‸""'))).toEqual(expect.arrayContaining(Object.keys(catalogue)))
  })

  test('the props of the widget that a block names, and only those', async () => {
    const offered = await completionsAt(newBlock('"widget": "banners/banner-carousel", "props": { ‸ }'))
    expect(offered).toContain('interval')
    expect(offered).not.toContain('menu')
  })
})
