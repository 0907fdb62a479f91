import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects axe to find nothing serious on the current page. The test continues after a problem, so that one run shows
 * all problems.
 *
 * @param what the name of the page in the message
 */
export async function expectNothingSerious(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect
    .soft(
      serious.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`)),
      what,
    )
    .toEqual([])
}
