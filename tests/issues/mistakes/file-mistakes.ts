import { type Mistake, inManifest, inFile, otpLength, manifest } from './mistake.ts'

/** Mistakes with the names, places and sizes of a brand's files, and in its sandbox data. */
export const fileMistakes: readonly Mistake[] = [
  {
    title: 'file with a mistyped name',
    code: 'unknown-file',
    file: 'manifst.json',
    failing: '‸{}',
    passing: '',
    suggestion: 'manifest.json',
  },
  {
    title: 'file with too many levels of objects and lists',
    code: 'file-too-large',
    ...inManifest(`"otp": ${'['.repeat(32)}‸[${']'.repeat(33)}`, '"otp": { "length": 4 }'),
  },
  {
    title: 'production.json under a short name',
    code: 'unknown-file',
    ...inFile('environments/prod.json', '‸{ "site": { "domains": { "www.acme.example": {} } } }', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'one environment too many',
    code: 'unknown-file',
    ...inFile('environments/test.json', '‸{}', ''),
  },
  {
    title: 'folder of environments with a capital letter',
    code: 'unknown-file',
    ...inFile('Environments/production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'manifest under a mistyped name and no other',
    code: 'unknown-file',
    ...inFile('manifset.json', '‸{ "merchant": { "id": "acme", "name": "Acme" } }', ''),
    without: ['manifest.json'],
    suggestion: 'manifest.json',
  },
  {
    title: 'manifest with a capital letter',
    code: 'unknown-file',
    ...inFile('Manifest.json', '‸{ "merchant": { "id": "acme", "name": "Acme" } }', ''),
    without: ['manifest.json'],
    suggestion: 'manifest.json',
  },
  {
    title: 'mistyped key of the sandbox data',
    code: 'unknown-key',
    ...inFile('sandbox.json', '{ ‸"baners": [] }', '{}'),
    suggestion: 'banners',
  },
  {
    title: 'no manifest',
    code: 'missing-file',
    ...inFile('manifest.json', '‸', manifest(otpLength)),
    without: ['manifest.json'],
  },
  {
    title: 'no production.json',
    code: 'missing-file',
    ...inFile('environments/production.json', '‸', '{}'),
    without: ['environments/production.json'],
  },
  { title: 'texts in an unknown language', code: 'unknown-file', ...inFile('messages/fr.json', '‸{}', '') },
  {
    title: 'tokens.json with its name in the singular',
    code: 'unknown-file',
    ...inFile('token.json', '‸{}', ''),
    suggestion: 'tokens.json',
  },
  {
    title: 'text page in an unknown language',
    code: 'unknown-file',
    ...inFile('content/th-th/faq.md', '‸คำถาม', ''),
    message: 'In the folder "content", Livery reads only content/en/<page>.md, content/th/<page>.md.',
  },
  { title: 'text page that is not Markdown', code: 'unknown-file', ...inFile('content/en/faq.txt', '‸Questions', '') },
  {
    title: 'file of an environment outside of its folder',
    code: 'unknown-file',
    ...inFile('production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'ending of a file name in capitals',
    code: 'unknown-file',
    ...inFile('tokens.JSON', '‸{}', ''),
    suggestion: 'tokens.json',
  },
  {
    title: 'folder of assets with its name in the singular',
    code: 'unknown-file',
    ...inFile('asset/own.svg', '‸<svg/>', ''),
    suggestion: 'assets/own.svg',
  },
  {
    title: 'name of a text page in capitals',
    code: 'unknown-file',
    ...inFile('content/en/FAQ.md', '‸Questions', ''),
    suggestion: 'content/en/faq.md',
  },
]
