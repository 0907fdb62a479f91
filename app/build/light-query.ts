import { parseAst, type Plugin } from 'vite'
import { type Edit, applyEdits, nameOf, partsOf, type SyntaxNode } from './syntax.ts'

const library = /\/@tanstack\/(?:query-core|react-query)\/build\/modern\/(\w+)\.js$/

/**
 * The replacements of modules that the library always imports. No widget needs the replaced parts: mutations, infinite
 * queries, errors that queries throw while rendering, and custom timers. Without the library's `focusManager`, a retry
 * in a hidden tab does not wait until the tab is visible.
 */
const unused: Readonly<Record<string, string>> = {
  focusManager: `export const focusManager = { isFocused: () => true, subscribe: () => () => {} }
    export class FocusManager {}`,
  mutationCache: 'export class MutationCache { resumePausedMutations() {} clear() {} }',
  infiniteQueryBehavior:
    'export function infiniteQueryBehavior() {} export function hasNextPage() {} export function hasPreviousPage() {}',
  errorBoundaryUtils:
    'export function ensurePreventErrorBoundaryRetry() {} export function useClearResetErrorBoundary() {} export function getHasError() { return false }',
  QueryErrorResetBoundary:
    'export function useQueryErrorResetBoundary() {} export function QueryErrorResetBoundary() {}',
  timeoutManager: `export const timeoutManager = {
      setTimeout: (act, delay) => setTimeout(act, delay),
      clearTimeout: (timer) => clearTimeout(timer),
    }
    export const systemSetTimeoutZero = (act) => setTimeout(act, 0)
    export const defaultTimeoutProvider = undefined
    export class TimeoutManager {}`,
}

/** The modules that need unused parts. */
const users = ['mutationObserver', 'infiniteQueryObserver', 'useSuspenseQuery', 'useSuspenseQueries']

/** The methods that no widget calls. */
const methods = [
  'cancelQueries',
  'setQueryDefaults',
  'isFetching',
  'isMutating',
  'getQueriesData',
  'setQueriesData',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'getMutationCache',
  'getDefaultOptions',
  'setDefaultOptions',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
  'getCurrentQuery',
]

/** The options that no query has. */
const options = [
  'initialData',
  'initialDataUpdatedAt',
  'initialPromise',
  'notifyOnChangeProps',
  'persister',
  'placeholderData',
  'queryKeyHashFn',
  'refetchOnMount',
  'retryOnMount',
  'select',
  'structuralSharing',
  'subscribed',
  'suspense',
  'throwOnError',
]

/** The replacement bodies of methods that only the unused parts need. */
const emptied: Readonly<Record<string, string>> = {
  getQueryDefaults: '{ return {} }',
  onFocus: '{}',
  shouldFetchOnWindowFocus: '{}',
  fetchOptimistic: '{}',
  '#computeRefetchInterval': '{ return false }',
  '#updateRefetchInterval': '{}',
  '#clearRefetchInterval': '{}',
}

const call = new RegExp(`\\.(?:${methods.join('|')})\\(`)
const option = new RegExp(
  `[{,]\\s*(?:(?:${options.join('|')}|refetchInterval):|refetchOnWindowFocus:(?!\\s*(?:false|!1)))`,
)

/** A text in a module that uses a removed part of the library. Undefined if the module uses no such part. */
export const findUnusedQuery = (code: string): string | undefined => (call.exec(code) ?? option.exec(code))?.[0]

/**
 * Removes from the browser's build the parts of the query library that no widget uses (3.3 kB compressed). Throws if
 * the program uses such a part or the library has changed.
 */
export function lightQuery(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'livery:light-query',
    enforce: 'pre',
    load(id) {
      const [, name = ''] = library.exec(id) ?? []
      if (!Object.hasOwn(unused, name)) return undefined
      replaced.add(name)
      return unused[name]
    },
    transform(code, id) {
      if (!library.test(id)) return undefined
      const { found, light } = lightenQuery(code)
      for (const name of found) replaced.add(name)
      return { code: light, map: null }
    },
    generateBundle(_options, bundle) {
      const missing = [...Object.keys(unused), ...methods, ...Object.keys(emptied), ...options].find(
        (name) => !replaced.has(name),
      )
      if (missing !== undefined) throw new Error(`The query library has changed: it has no part ${missing}.`)
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code, renderedLength }] of Object.entries(file.modules)) {
          const [, name] = library.exec(id) ?? []
          const use = name === undefined ? findUnusedQuery(code ?? '') : renderedLength > 0 && users.includes(name)
          const what = typeof use === 'string' ? JSON.stringify(use) : 'a part'
          if (use) throw new Error(`${id} uses ${what} of the query library, which the browser's build leaves out.`)
        }
      }
    },
  }
}

/** A module of the library without the unused parts, and the names of the unused parts that it contained. */
function lightenQuery(code: string): { readonly light: string; readonly found: ReadonlySet<string> } {
  const edits: Edit[] = []
  const found = new Set<string>()

  function edit({ start, end }: SyntaxNode, name: string, text: string): void {
    found.add(name)
    edits.push({ start, end, text })
  }

  function visit(node: SyntaxNode): void {
    const name = memberName(node)
    if (name === undefined) return partsOf(node).forEach(visit)
    if (node.type !== 'MethodDefinition') return edit(node, name, '(void 0)')
    const body = emptied[name]
    if (body === undefined) return edit(node, name, '')
    edit((node.value as SyntaxNode).body as SyntaxNode, name, body)
  }

  visit(parseAst(code) as unknown as SyntaxNode)
  return { light: applyEdits(code, edits), found }
}

/** The name of a method to remove or to empty, or of an option that the node reads or sets. */
function memberName(node: SyntaxNode): string | undefined {
  if (node.type === 'MethodDefinition') {
    const key = node.key as SyntaxNode
    const name = `${key.type === 'PrivateIdentifier' ? '#' : ''}${String(key.name)}`
    return methods.includes(name) || Object.hasOwn(emptied, name) ? name : undefined
  }
  const member = node.type === 'AssignmentExpression' ? (node.left as SyntaxNode) : node
  const name = member.type === 'MemberExpression' ? String(nameOf(member)) : ''
  return options.includes(name) ? name : undefined
}
