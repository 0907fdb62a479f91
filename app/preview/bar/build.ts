/** Creates an element with properties and children. A string becomes text, not HTML. */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

let fields = 0

/** A field beside its label. */
export function labelled(title: string, field: HTMLElement): HTMLElement {
  fields += 1
  field.id = `field-${fields}`
  return build('div', { className: 'field' }, build('label', { htmlFor: field.id }, title), field)
}

/** A choice of one value, passed to `choose`. */
export function choice(
  title: string,
  options: readonly (readonly [value: string, title: string])[],
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const select = build(
    'select',
    {},
    ...options.map(([value, text]) => new Option(text, value, false, value === chosen)),
  )
  select.addEventListener('change', () => choose(select.value))
  return labelled(title, select)
}

export function button(title: string, press: () => void, kind = ''): HTMLButtonElement {
  const made = build('button', { type: 'button', className: kind }, title)
  made.addEventListener('click', press)
  return made
}

/** A part of the bar under a heading. */
export const section = (title: string, ...children: readonly (Node | string)[]): HTMLElement =>
  build('section', { ariaLabel: title }, build('h2', {}, title), ...children)

/** A part of the bar that is collapsed at first. */
export const collapsedSection = (title: string, ...children: readonly (Node | string)[]): HTMLElement =>
  build('details', {}, build('summary', {}, title), ...children)
