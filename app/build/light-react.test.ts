// @vitest-environment window
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import type * as ReactModule from 'react'
import type * as ReactClient from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { findDocumentElement, findUnused, lighten, lightenScheduler, lightenShared } from './light-react.ts'

const path = 'node_modules/react-dom/cjs/react-dom-client.production.js'
const renderer = readFileSync(join(projectRoot, path), 'utf8')

test('the installed renderer has all of the functions that the build leaves out, and remains a program', () => {
  const light = lighten(renderer)
  expect(light.length).toBeLessThan(renderer.length * 0.79)
  expect(light).not.toMatch(/startViewTransition\(\{|document\.startViewTransition|FragmentInstance\.prototype\.\w+ =/)
  expect(() => new Script(light)).not.toThrow()
})

test('the build refuses a renderer that lacks a function to leave out', () => {
  expect(() => lighten(renderer.replace('function updateActivityComponent(', 'function updateActivity('))).toThrow(
    'updateActivityComponent',
  )
})

test.each([
  ["import { Activity, useState } from 'react'", true],
  ["import { unstable_SuspenseList as List } from 'react'", true],
  ["import { preload } from 'react-dom'", true],
  ["import { addTransitionType } from 'react'", true],
  ["export { Activity } from 'react'", true],
  ["export { preload } from './preload.ts'\nexport { lazy } from 'react'", false],
  ['React.useActionState(save)', true],
  ['<Fragment ref={list}>', true],
  ['<React.Fragment key={id} ref={list}>', true],
  ['import{useActionState as a,useState as b}from"react";', true],
  ['(0, react_dom_1.preload)(address)', true],
  ["import('./Activity.tsx')\nimport { lazy } from 'react'", false],
  ["import { Suspense, useState } from 'react'\nimport { Activity } from './Activity.tsx'", false],
  ["import { lazy } from 'react'\nlink.rel = 'preload'", false],
  ["import { c as _c } from 'react/compiler-runtime'", true],
  ['root.unstable_scheduleHydration(target)', true],
  ['(0, scheduler_1.unstable_runWithPriority)(1, save)', true],
])('%j uses a part of React that the build leaves out: %s', (code, expected) => {
  expect(findUnused(code) !== undefined).toBe(expected)
})

test.each([
  ['(0, import_jsx_runtime.jsx)("title", { children: name })', true],
  ['jsxs("svg", { children: [jsx("title", { children: name })] })', false],
  ['jsx("link", { rel: "stylesheet", href })', true],
  ['jsx("link", { itemProp: "url", href })', false],
  ['React.createElement("meta", { name: "robots" })', true],
  ['(0, react_1.createElement)("head", null)', true],
  ['jsx("style", { href: "a", precedence: "low" })', true],
  ['jsx("style", { children: rules })', false],
  ["document.createElement('link')", false],
  ['jsx(Link, { to: "/" })', false],
])('the compiled code %j renders an element outside of the page: %s', (code, expected) => {
  expect(findDocumentElement(code) !== undefined).toBe(expected)
})

/** The production version of React with the light renderer, as in a browser's build. */
function lightReactOfPage() {
  const require = createRequire(join(projectRoot, 'package.json'))
  const files: Readonly<Record<string, string>> = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  }
  const modules = new Map<string, object>()
  const run = (code: string) => {
    const exports = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- a module of the bundle, as text
    new Function('exports', 'require', code)(exports, load)
    return exports
  }
  const load = (name: string): object => {
    const known = modules.get(name)
    if (known) return known
    const file = require.resolve(name).replace(/[^/]+$/, files[name]?.replace(/^[^/]+\//, '') ?? '')
    const code = readFileSync(file, 'utf8')
    const lightened = { 'react-dom': lightenShared, scheduler: lightenScheduler }[name]
    const made = run(lightened ? lightened(code) : code)
    modules.set(name, made)
    return made
  }
  const react = load('react') as typeof ReactModule
  return { react, client: run(lighten(renderer)) as typeof ReactClient }
}

test('the light renderer hydrates blocks, renders transitions, removes elements, and names components in errors', async () => {
  const { react, client } = lightReactOfPage()
  const { createElement, lazy, startTransition, Suspense, useState } = react
  let load: ((block: { default: () => ReactModule.ReactNode }) => void) | undefined
  const Late = lazy(() => new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (load = resolve)))
  let show: ((page: string) => void) | undefined
  function Failing({ page }: { page: string }): ReactModule.ReactNode {
    if (page === 'broken') throw new Error('broken')
    return createElement('p', null, page)
  }
  function Page() {
    const [page, setPage] = useState('home')
    show = (next) => startTransition(() => setPage(next))
    return createElement(
      'main',
      null,
      createElement(Failing, { page }),
      page === 'home' ? null : createElement('img', { src: '/a.png', alt: '' }),
      page === 'home' ? null : createElement('style', null, 'p{margin:0}'),
      page === 'home' ? createElement('ul', null, createElement('li', null, 'one')) : null,
      createElement(Suspense, null, createElement(Late)),
    )
  }
  document.body.innerHTML =
    '<div id="root"><main><p>home</p><ul><li>one</li></ul><!--$--><button>late</button><!--/$--></main></div>'
  const button = document.querySelector('button')
  const errors: string[] = []
  client.hydrateRoot(document.getElementById('root') as HTMLElement, createElement(Page), {
    onRecoverableError: (error) => errors.push(String(error)),
    onUncaughtError: (error, { componentStack }) => errors.push(`${String(error)}${componentStack}`),
  })
  await vi.waitFor(() => expect(load).toBeDefined())
  load?.({ default: () => createElement('button', { onClick: () => show?.('other') }, 'late') })
  await vi.waitFor(() => {
    button?.click()
    expect(document.querySelector('p')?.textContent).toBe('other')
  })
  expect(document.querySelector('ul')).toBeNull()
  expect(document.querySelectorAll('main > img, main > style')).toHaveLength(2)
  expect(document.querySelector('button')).toBe(button)
  expect(errors).toEqual([])
  show?.('broken')
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  expect(errors[0]).toMatch(/^Error: broken\n\s+at Failing/)
})
