export interface StyleRule {
  /** The selectors of the rule, or the words of an at-rule such as `@media (width < 768px)`. */
  readonly head: string
  readonly body: string
  /** The classes that an element and its ancestors need, for each selector of a list. Empty for an at-rule. */
  readonly classes: readonly (readonly string[])[]
  /** The rules within a condition. */
  readonly within: readonly StyleRule[]
}

/** At-rules with rules for elements in them. */
const conditions = /^@(?:media|supports|container)\b/

/** Parts of a selector that need no class: attributes, and the arguments of pseudo-classes such as `:not`. */
const optionalParts = /\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g

/** A brace, or a text whose braces do not count: a string, or an escaped character. */
const braces = /[{}]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\./gs

/**
 * Reads the rules of minified styles.
 *
 * @throws if the styles end within a rule
 */
export function rulesOf(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = []
  let [start, open, depth] = [0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(braces)) {
    if (sign === '{' && ++depth === 1) open = index
    if (sign === '}' && --depth === 0) {
      rules.push(ruleOf(css.slice(start, open), css.slice(open + 1, index)))
      start = index + 1
    }
  }
  if (depth !== 0 || css.slice(start).trim() !== '') throw new Error('The styles end within a rule.')
  return rules
}

function ruleOf(head: string, body: string): StyleRule {
  if (head.startsWith('@')) return { head, body, classes: [], within: conditions.test(head) ? rulesOf(body) : [] }
  const selectors = head.replace(optionalParts, '').split(',')
  const classes = selectors.map((one) => [...one.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
  return { head, body, classes, within: [] }
}

/**
 * The text of the rules that can apply to elements with these classes. The text includes a whole rule if at least one
 * selector of the rule can apply.
 */
export function rulesFor(rules: readonly StyleRule[], shown: ReadonlySet<string>): string {
  return textOf(rules, ({ classes }) => classes.some((needed) => needed.every((name) => shown.has(name))))
}

/** The data attributes of a document, by name without `data-`. */
interface DocumentData {
  /** The values on the root element. */
  readonly root: Readonly<Record<string, string>>
  /** All values on other elements. */
  readonly elements: Readonly<Record<string, readonly string[]>>
}

/**
 * The text of the rules that can apply in a document with these data attributes. Leaves out a rule if each of its
 * selectors, such as `html[data-ornament=grid]`, needs a value that the document does not have.
 */
export function rulesOfDocument(rules: readonly StyleRule[], { root, elements }: DocumentData): string {
  const isOther = (selector: string) =>
    [...(/^html((?:\[[^\]]*\])+)/.exec(selector)?.[1] ?? '').matchAll(dataAttribute)].some(
      ([, name = '', value]) => Object.hasOwn(root, name) && root[name] !== value,
    )
  const isAbsent = (selector: string) =>
    [...selector.matchAll(dataAttribute)].some(
      ([, name = '', value = '']) => Object.hasOwn(elements, name) && elements[name]?.includes(value) !== true,
    )
  return textOf(rules, ({ head }) => {
    const selectors = head.replace(negations, '').split(',')
    return !selectors.every((one) => isOther(one) || isAbsent(one))
  })
}

const dataAttribute = /\[data-([\w-]+)="?([^\]"]*)/g

const negations = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * The text of the rules that apply. An at-rule without rules for elements, such as `@keyframes`, always stays. A
 * condition such as `@media` disappears if none of its rules applies.
 */
function textOf(rules: readonly StyleRule[], applies: (rule: StyleRule) => boolean): string {
  return rules
    .map((rule) => {
      const { head, body, within } = rule
      if (!head.startsWith('@')) return applies(rule) ? `${head}{${body}}` : ''
      if (!conditions.test(head)) return `${head}{${body}}`
      const text = textOf(within, applies)
      return text === '' ? '' : `${head}{${text}}`
    })
    .join('')
}
