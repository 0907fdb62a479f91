import { type Mistake, inManifest, file, length, manifest } from './mistake.ts'

/** Mistakes in the files of a brand: names, places, sizes. */
export const fileMistakes: readonly Mistake[] = [
  {
    title: 'file that nothing reads',
    code: 'unknown-file',
    file: 'manifst.json',
    failing: '‸{}',
    passing: '',
    suggestion: 'manifest.json',
  },
  {
    title: 'file too deep',
    code: 'file-too-large',
    ...inManifest(`"otp": ${'['.repeat(32)}‸[${']'.repeat(33)}`, '"otp": { "length": 4 }'),
  },
  {
    title: 'production.json under a short name',
    code: 'unknown-file',
    ...file('environments/prod.json', '‸{ "site": { "domains": { "www.acme.example": {} } } }', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'one environment too many',
    code: 'unknown-file',
    ...file('environments/test.json', '‸{}', ''),
  },
  {
    title: 'folder of environments with a capital letter',
    code: 'unknown-file',
    ...file('Environments/production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'manifest under a mistyped name and no other',
    code: 'unknown-file',
    ...file('manifset.json', '‸{ "merchant": { "id": "acme", "name": "Acme" } }', ''),
    without: ['manifest.json'],
    suggestion: 'manifest.json',
  },
  {
    title: 'no manifest',
    code: 'missing-file',
    ...file('manifest.json', '‸', manifest(length)),
    without: ['manifest.json'],
  },
  {
    title: 'no production.json',
    code: 'missing-file',
    ...file('environments/production.json', '‸', '{}'),
    without: ['environments/production.json'],
  },
  { title: 'texts in a language that there is not', code: 'unknown-file', ...file('messages/fr.json', '‸{}', '') },
  {
    title: 'tokens in the singular',
    code: 'unknown-file',
    ...file('token.json', '‸{}', ''),
    suggestion: 'tokens.json',
  },
  {
    title: 'text page in a language that there is not',
    code: 'unknown-file',
    ...file('content/th-th/faq.md', '‸คำถาม', ''),
  },
  { title: 'text page that is not Markdown', code: 'unknown-file', ...file('content/en/faq.txt', '‸Questions', '') },
  {
    title: 'environment in the folder of the brand',
    code: 'unknown-file',
    ...file('production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  { title: 'ending in capitals', code: 'unknown-file', ...file('tokens.JSON', '‸{}', ''), suggestion: 'tokens.json' },
  {
    title: 'folder of assets in the singular',
    code: 'unknown-file',
    ...file('asset/own.svg', '‸<svg/>', ''),
    suggestion: 'assets/own.svg',
  },
  {
    title: 'text page in capitals',
    code: 'unknown-file',
    ...file('content/en/FAQ.md', '‸Questions', ''),
    suggestion: 'content/en/faq.md',
  },
]
