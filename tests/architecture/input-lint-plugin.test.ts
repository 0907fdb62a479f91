import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { partsOf, type SyntaxNode } from '../../app/build/syntax.ts'
import plugin from './input-lint-plugin.ts'

function isReported(text: string): boolean {
  let found = 0
  const visitors: Readonly<Record<string, ((node: never) => void) | undefined>> = plugin.rules[
    'no-asserted-input'
  ].create({
    sourceCode: {
      getText: (node) => {
        const { start, end } = node as unknown as SyntaxNode
        return text.slice(start, end)
      },
    },
    report: () => void (found += 1),
  })
  const visit = (node: SyntaxNode): void => {
    visitors[node.type]?.(node as never)
    for (const part of partsOf(node)) visit(part)
  }
  visit(parseAst(text, { lang: 'ts' }) as unknown as SyntaxNode)
  return found > 0
}

test.each([
  'JSON.parse(text) as Site',
  '(await response.json()) as { status: boolean }',
  'response.json() as Promise<Data>',
  '(await request.json().catch(() => undefined)) as Body',
  '(isFine ? await response.json() : {}) as Inbox',
  'Object(value) as { id?: string }',
  'Object(JSON.parse(text)) as Partial<Pointer>',
  'const site: Site = JSON.parse(text)',
  'const { id } = await response.json()',
  '(error as Error).message',
  '(error as NodeJS.ErrnoException).code',
])('the rule reports %s', (text) => expect(isReported(text)).toBe(true))

test.each([
  'JSON.parse(text) as Json',
  'Object(JSON.parse(text)) as { readonly id?: unknown; readonly until?: unknown }',
  'Object(value) as Readonly<Record<string, unknown>>',
  'Object(value) as { readonly [Name in keyof SentEvent]?: unknown }',
  'const value: unknown = await response.json()',
  'const { id } = Object(JSON.parse(text)) as { readonly id?: unknown }',
  'link.cloneNode() as HTMLLinkElement',
  'code as ErrorCode',
])('the rule allows %s', (text) => expect(isReported(text)).toBe(false))
