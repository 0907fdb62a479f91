import type { Locator } from '@playwright/test'

/** Chooses an item by its text from the list of a control. */
export async function choose(control: Locator, item: string): Promise<void> {
  await control.click()
  await control.page().getByRole('option', { name: item, exact: true }).click()
}
