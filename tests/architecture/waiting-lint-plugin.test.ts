import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { partsOf, type SyntaxNode } from '../../app/build/syntax.ts'
import plugin from './waiting-lint-plugin.ts'

function isReported(text: string): boolean {
  let found = 0
  const visitors: Readonly<Record<string, ((node: never) => void) | undefined>> = plugin.rules['no-single-read'].create(
    {
      report: () => void (found += 1),
    },
  )
  const visit = (node: SyntaxNode): void => {
    visitors[node.type]?.(node as never)
    for (const part of partsOf(node)) visit(part)
  }
  visit(parseAst(text, { lang: 'ts' }) as unknown as SyntaxNode)
  return found > 0
}

test.each([
  'expect(await list.count()).toBe(3)',
  'expect.soft(await link.isVisible(), path).toBe(true)',
  'expect((await links.allInnerTexts()).map(trim)).toEqual([])',
  'expect((await logo.boundingBox())?.width).toBe(36)',
  "expect([(await page.locator('a').textContent()) ?? '', 1]).toEqual(['a', 1])",
])('the rule reports %s', (text) => expect(isReported(text)).toBe(true))

test.each([
  'await expect(list).toHaveCount(3)',
  'await expect.poll(async () => await list.count()).toBe(3)',
  'await expect(async () => expect.poll(() => list.count())).toPass()',
  'expect(await ask(path)).toBe(200)',
  'const before = await label.innerText()',
])('the rule allows %s', (text) => expect(isReported(text)).toBe(false))
