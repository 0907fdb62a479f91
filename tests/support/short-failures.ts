import { chai } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

/** The length up to which a failed test prints a text whole, in characters. */
const longest = 1000

interface Failure {
  message: string
  actual?: unknown
  expected?: unknown
  showDiff?: boolean
}

/**
 * Makes a failed `toContain` or `toMatch` of a long text, such as a page, print an excerpt. Vitest would print the
 * whole text.
 */
chai.use(({ Assertion }, { flag, overwriteMethod }) => {
  for (const name of ['toContain', 'toMatch'])
    overwriteMethod(Assertion.prototype, name, (original: (...args: unknown[]) => unknown) => {
      return function (this: Chai.Assertion, ...args: unknown[]) {
        try {
          return original.apply(this, args)
        } catch (error) {
          const text: unknown = flag(this, 'object')
          const [wanted] = args
          const isPattern = typeof wanted === 'string' || wanted instanceof RegExp
          if (typeof text === 'string' && text.length > longest && isPattern)
            shorten(error as Failure, text, wanted, flag(this, 'negate') === true)
          throw error
        }
      }
    })
})

function shorten(error: Failure, text: string, wanted: string | RegExp, isNegated: boolean): void {
  const named = typeof wanted === 'string' ? JSON.stringify(wanted) : String(wanted)
  const excerpt = excerptOf(text, wanted)
  const found = isNegated ? `should not have ${named}` : `has no ${named}`
  error.message = `the text of ${text.length} characters ${found}: ${excerpt}`
  error.actual = undefined
  error.expected = undefined
  error.showDiff = false
}
