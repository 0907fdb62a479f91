import type { Plugin } from 'vite'
import { dropKinds, type Kinds } from './drop-kinds.ts'

const library = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const sharedLibrary = /\/react-dom\/cjs\/react-dom\.production\.js$/
const schedulerLibrary = /\/scheduler\/cjs\/scheduler\.production\.js$/
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
    'flushAfterMutationEffects',
    'recursivelyTraverseAfterMutationEffects',
    'commitAfterMutationEffectsOnFiber',
    'queueTransitionTypes',
    // Only a `ViewTransition` waits for pictures.
    'maySuspendCommit',
    'preloadInstanceAndSuspendIfNeeded',
    'suspendInstance',
    'estimateBandwidth',
    'estimateImageBytes',
    'onUnsuspendImg',
    'recursivelyAccumulateSuspenseyCommit',
    'accumulateSuspenseyCommitOnFiber',
  ],
  // React's default for the root option `onDefaultTransitionIndicator`, which shows the browser's loading indicator
  // during a transition. React never calls this default.
  onDefaultTransitionIndicator: ['defaultOnDefaultTransitionIndicator'],
  // Refs to fragments.
  FragmentInstance: [
    'traverseVisibleInstancesAndTextInstances',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ],
  // Elements outside of the root: elements that React moves to the head, and the document's own, such as `body`.
  documentElements: [
    'isHostHoistableType',
    'getResource',
    'getStyleKey',
    'getScriptKey',
    'stylesheetPropsFromRawProps',
    'preloadStylesheet',
    'acquireResource',
    'insertStylesheet',
    'insertSuspendedStylesheets',
    'insertStylesheetIntoRoot',
    'suspendResource',
    'preloadResourceAndSuspendIfNeeded',
    'getHydratableHoistableCache',
    'mountHoistable',
    'createHoistableInstance',
    'resolveSingletonInstance',
    'commitHostSingletonAcquisition',
    'releaseSingletonInstance',
  ],
  SuspenseList: [
    'initSuspenseListRenderState',
    'updateSuspenseListComponent',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
  ],
  Activity: ['updateActivityComponent', 'commitActivityHydrationCallbacks'],
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
  useFormStatus: [
    'extractEvents$1',
    'ensureFormComponentIsStateful',
    'TransitionAwareHostComponent',
    'recursivelyResetForms',
  ],
  // `unstable_scheduleHydration` is a method of a root. React no longer exports `findDOMNode`.
  unstable_scheduleHydration: ['attemptExplicitHydrationTarget'],
  findDOMNode: ['findCurrentFiberUsingSlowPath'],
  // Browsers without the event `input`.
  inputPolyfill: [
    'stopWatchingForValueChange',
    'handlePropertyChange',
    'handleEventsForInputEventPolyfill',
    'getTargetInstForInputEventPolyfill',
  ],
  // Only the output of React's compiler calls `useMemoCache`.
  compilerRuntime: ['useMemoCache'],
  preload: ['preload', 'preconnectAs', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preloadModule'],
}

/** The kinds of elements of these features. */
const kinds: Kinds = {
  // SuspenseList, elements in the head, the document's own elements, ViewTransition, and Activity.
  tags: [19, 26, 27, 30, 31],
  types: [
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
    'REACT_ACTIVITY_TYPE',
    // React does not export this type.
    'REACT_LEGACY_HIDDEN_TYPE',
  ],
}

/** The condition under which a commit may run view transitions. Such a commit visits more elements. */
const mayViewTransition = /\((\w+) & 335544064\) === \1/g

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

/** React's function that waits for style sheets and pictures before it commits. Null means an immediate commit. */
const wait = 'waitForCommitToBeReady'
const readyAtOnce = `function ${wait}() { return null; }\n`

/** The functions that `react-dom` itself exports for these features. */
const exported = [
  'preload',
  'preloadModule',
  'preinit',
  'preinitModule',
  'preconnect',
  'prefetchDNS',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
]

/** The functions of React's scheduler that React does not call. */
const scheduling = ['unstable_forceFrameRate', 'unstable_next', 'unstable_runWithPriority', 'unstable_wrapCallback']

/** The functions of `react` that have no effect without these features. */
const ineffective = ['addTransitionType']

const names = [...Object.keys(unused), ...exported, ...ineffective].join('|')

/**
 * A sign that the program uses a removed part of React, or the output of React's compiler. An `action` of a form may be
 * an address, so it is not a sign.
 */
const use = new RegExp(
  [
    `import\\b(?!\\s*[.(])[^;'"]*\\b(?:unstable_)?(?:${names})\\b[^;'"]*from\\s*['"]react(?:-dom)?['"]`,
    `export\\s*\\{[^}]*\\b(?:unstable_)?(?:${names})\\b[^}]*\\}\\s*from\\s*['"]react(?:-dom)?['"]`,
    `\\b(?:React(?:DOM)?|react(?:_dom)?_\\d+)\\.(?:unstable_)?(?:${names})\\b`,
    '<(?:React\\.)?Fragment[^>]*\\sref=',
    `from\\s*['"]react/compiler-runtime['"]`,
    '\\bunstable_scheduleHydration\\(',
    `\\b(?:${scheduling.join('|')})\\b`,
  ].join('|'),
)

/** The first text in a module that uses a removed part of React. Undefined if the module uses no such part. */
export const findUnused = (code: string): string | undefined => use.exec(code)?.[0]

const create = String.raw`(?:\bjsxs?|(?<!document)\.createElement)\)?\(\s*["']`

/** Elements that React would move to the head, and those of the document itself. */
const documentElement = new RegExp(
  [
    `${create}(?:script|html|head|body)["']`,
    `${create}(?:link|meta)["'](?!,\\s*\\{[^}]*\\bitemProp\\b)`,
    `${create}style["'],\\s*\\{[^}]*\\bprecedence\\b`,
  ].join('|'),
)
const title = new RegExp(`${create}title["']`)
const svg = new RegExp(`${create}svg["']`)

/**
 * An element outside of the page's root in a compiled module. The build's React does not render such elements. A title
 * counts as part of an SVG if the module renders an SVG. Undefined without such an element.
 */
export const findDocumentElement = (compiled: string): string | undefined =>
  (documentElement.exec(compiled) ?? (svg.test(compiled) ? null : title.exec(compiled)))?.[0]

/**
 * Removes from the browser's React the features that the program does not use, such as view transitions and the actions
 * of forms. Throws if the program uses one of them, or if React has changed.
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
      if (sharedLibrary.test(id)) return { code: lightenShared(code), map: null }
      if (schedulerLibrary.test(id)) return { code: lightenScheduler(code), map: null }
      requireUsable(id, findUnused(code))
      return undefined
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules))
          if (!styleAnywhere.test(id)) requireUsable(id, findDocumentElement(code ?? ''))
      }
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('react-dom has changed: its renderer is not where it was.')
    },
  }
}

/**
 * The module of Base UI with the style of a select list. The style applies wherever its element is, and only the
 * browser renders the list.
 */
const styleAnywhere = /\/@base-ui\/react\/utils\/styles\.mjs$/

/** Throws if a module other than React's uses a part of React that the build leaves out. */
function requireUsable(id: string, found: string | undefined): void {
  if (found === undefined || reactItself.test(id)) return
  throw new Error(
    `${id} uses a part of React that Livery's pages do not contain, at "${found.trim()}". Write it in another way: the guide for authors of areas lists these parts under "Imports".`,
  )
}

/** The renderer without the unused functions. Throws if one of them is missing. */
export function lighten(renderer: string): string {
  let light = replaced(renderer, functionNamed(frame), nameOnly)
  for (const name of Object.values(unused).flat())
    light = replaced(light, functionNamed(name), `function ${name}() {}\n`)
  light = replaced(light, functionNamed(wait), readyAtOnce)
  for (const method of methods) light = replaced(light, method, '')
  light = replaced(light, mayViewTransition, '!1')
  return dropKinds(light, kinds)
}

/** The library that the renderer shares with `react-dom`, without the unused exports. Throws if one is missing. */
export const lightenShared = (library: string): string => withoutExports(library, exported)

/** React's scheduler without the unused exports. Throws if one is missing. */
export const lightenScheduler = (library: string): string => withoutExports(library, scheduling)

const withoutExports = (library: string, names: readonly string[]) =>
  names.reduce(
    (light, name) => replaced(light, new RegExp(`^exports\\.${name} = function[\\s\\S]*?^\\};\\n`, 'm'), ''),
    library,
  )

const functionNamed = (name: string) => new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^\\}\\n`, 'm')

function replaced(code: string, part: RegExp, by: string): string {
  const light = code.replace(part, () => by)
  if (light === code) throw new Error(`React has changed: it has no part ${part.source}.`)
  return light
}
