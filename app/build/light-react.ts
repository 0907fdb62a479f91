import type { Plugin } from 'vite'

const library = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const reactItself = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** The functions of React's renderer that only unused features need, by feature. */
const unused: Readonly<Record<string, readonly string[]>> = {
  // Each commit of a transition calls some of these to look for a `ViewTransition` element, and finds none.
  ViewTransition: [
    'getViewTransitionName',
    'getViewTransitionClassName',
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'reportViewTransitionError',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'ViewTransitionPseudoElement',
    'createViewTransitionInstance',
  ],
  SuspenseList: ['initSuspenseListRenderState', 'updateSuspenseListComponent'],
  Activity: ['updateActivityComponent'],
  useActionState: [
    'dispatchActionState',
    'runActionStateAction',
    'handleActionReturnValue',
    'onActionSuccess',
    'onActionError',
    'notifyActionListeners',
    'mountActionState',
    'updateActionState',
    'updateActionStateImpl',
    'rerenderActionState',
  ],
  // The `action` of a form, which React calls in a transition.
  useFormStatus: ['extractEvents$1'],
  preload: ['preload', 'preconnectAs', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preloadModule'],
}

/** The methods of refs to fragments, and of the animations of view transitions. */
const methods = [
  /^FragmentInstance\.prototype\.\w+ = [\s\S]*?^\};\n/gm,
  /^ViewTransitionPseudoElement\.prototype\.\w+ = [\s\S]*?^\};\n/gm,
]

/**
 * React's function that calls a component to find the component's frame for the stack of an error. Its replacement
 * writes only the component's name.
 */
const frame = 'describeNativeComponentFrame'
const nameOnly = `function ${frame}(type) { return describeBuiltInComponentFrame(type ? type.displayName || type.name || "" : ""); }\n`

const names = [
  ...Object.keys(unused),
  'useFormState',
  'requestFormReset',
  'preloadModule',
  'preinit',
  'preinitModule',
  'preconnect',
  'prefetchDNS',
].join('|')

/**
 * An import or a member of React with one of these names, or a ref to a fragment. An `action` of a form may be an
 * address, so it is not a sign of use.
 */
const use = new RegExp(
  [
    `import\\b(?!\\s*[.(])[^;'"]*\\b(?:unstable_)?(?:${names})\\b[^;'"]*from\\s*['"]react(?:-dom)?['"]`,
    `\\b(?:React(?:DOM)?|react(?:_dom)?_\\d+)\\.(?:unstable_)?(?:${names})\\b`,
    '<(?:React\\.)?Fragment[^>]*\\sref=',
  ].join('|'),
)

/** Whether a module uses a feature that the build leaves out of React. */
export const usesUnused = (code: string): boolean => use.test(code)

/**
 * Leaves features that the program does not use out of the browser's React: view transitions, refs to fragments, lists
 * of `Suspense`, `Activity`, the actions of forms, and React's own preloads. Throws if the program uses one of them, or
 * if React has changed.
 */
export function lightReact(): Plugin {
  let isFound = false
  return {
    name: 'livery:light-react',
    enforce: 'pre',
    transform(code, id) {
      if (library.test(id)) {
        isFound = true
        return { code: lighten(code), map: null }
      }
      if (!reactItself.test(id) && usesUnused(code))
        throw new Error(`${id} uses a part of React that the build leaves out. Change app/build/light-react.ts.`)
      return undefined
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('react-dom has changed: its renderer is not where it was.')
    },
  }
}

/** The renderer without the unused functions. Throws if one of them is missing. */
export function lighten(renderer: string): string {
  let light = replaced(renderer, functionNamed(frame), nameOnly)
  for (const name of Object.values(unused).flat())
    light = replaced(light, functionNamed(name), `function ${name}() {}\n`)
  for (const method of methods) light = replaced(light, method, '')
  return light
}

const functionNamed = (name: string) => new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^\\}\\n`, 'm')

function replaced(code: string, part: RegExp, by: string): string {
  const light = code.replace(part, () => by)
  if (light === code) throw new Error(`react-dom has changed: it has no part ${part.source}.`)
  return light
}
