import { isForOperator } from '../../runtime/errors/operator-error.ts'

/** The steps of a new start with the current areas. Each rejects with a message about a mistake. */
interface RenewalSteps {
  /** Checks the areas' code. Also rejects for a missing or malformed `livery.json` or `area.json`. */
  readonly check: () => Promise<void>
  /** Generates the files of the installation, and reports mistakes in JSON files. */
  readonly generate: () => Promise<void>
  /** Loads the areas' code for Node. */
  readonly tryCode: () => Promise<void>
}

/** Tries whether a new preview could start with the current areas. Rejects with the message of the first mistake. */
export async function renewAreas({ check, generate, tryCode }: RenewalSteps): Promise<void> {
  // The check comes first, because pages load all code that the generated files name.
  await checkReadable(check)
  await generate()
  // The first check may have read a file while an editor was still writing it.
  await check()
  await tryCode()
}

/** Checks code, but ignores a missing or malformed `livery.json` or `area.json`: the generator reports these files. */
export async function checkReadable(check: RenewalSteps['check']): Promise<void> {
  await check().catch((error: unknown) => {
    if (isForOperator(error)) throw error
  })
}
