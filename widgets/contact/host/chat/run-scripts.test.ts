// @vitest-environment window
import { expect, onTestFinished, test } from 'vitest'
import { runScripts } from './run-scripts.ts'
import { scriptsIn } from './scripts-in.ts'

const file = 'https://desk.example/desk.js'
const start = '<script>window.desk = 7</script>'

test.each([
  ['a file', 1, `<script src="${file}"></script>`],
  ['an asynchronous file', 2, `<script async src="${file}"></script>`],
  ['a file for browsers without modules', 2, `<script nomodule src="${file}"></script>`],
  ['a file of another type', 2, `<script type="text/template" src="${file}"></script>`],
  ['an inline script', 2, '<script>window.id = 7</script>'],
])(
  '[CON-02] before %s of an unknown chat has loaded, the page has %d of the two scripts',
  async (_what, waiting, first) => {
    const scripts = scriptsIn(`${first}${start}`)
    onTestFinished(() => document.head.replaceChildren())
    let failures = 0
    const running = runScripts(scripts, () => (failures += 1))
    expect(document.head.querySelectorAll('script')).toHaveLength(waiting)
    scripts[0]?.dispatchEvent(new Event('error'))
    await running
    expect([...document.head.querySelectorAll('script')]).toEqual(scripts)
    expect(failures).toBe(1)
  },
)
