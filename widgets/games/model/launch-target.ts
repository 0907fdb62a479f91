/** A form for a provider, rebuilt from the provider's HTML. */
export interface LaunchForm {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** The target of a launch: an address, a form, or an HTML page, which never runs under the site's own origin. */
export type LaunchTarget =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'form'; readonly form: LaunchForm }
  | { readonly kind: 'html'; readonly html: string }

/** The largest HTML game, in characters. */
const htmlLimit = 512 * 1024

/** The dependencies of `readTarget`. */
export interface TargetDependencies {
  /** Returns the normalised address. Undefined if it may not be opened. */
  readonly allow: (address: string) => string | undefined
  /** Parses HTML without running any of it. */
  readonly parse: (html: string) => Document
}

/**
 * Reads the response of `game/login-game` (GAM-07). An address and a form's action must be allowed. HTML with one
 * self-submitting form becomes that form, without its scripts. Other HTML is for the shell. Undefined if the game may
 * not open.
 */
export function readTarget(
  data: { readonly data: string; readonly type: string } | undefined,
  dependencies: TargetDependencies,
): LaunchTarget | undefined {
  if (data === undefined || typeof data.data !== 'string') return undefined
  if (data.type === 'url') {
    const url = dependencies.allow(data.data)
    return url === undefined ? undefined : { kind: 'url', url }
  }
  if (data.type !== 'html' || data.data.length > htmlLimit) return undefined
  const form = onlyForm(dependencies.parse(data.data))
  if (!form) return { kind: 'html', html: data.data }
  const action = dependencies.allow(form.action)
  return action === undefined ? undefined : { kind: 'form', form: { ...form, action } }
}

/**
 * The form of a page that submits itself: a script and one form with only hidden fields. Undefined for any other page,
 * such as a page with frames or pictures.
 */
function onlyForm(page: Document): LaunchForm | undefined {
  const [form, ...others] = page.querySelectorAll('form')
  if (!form || others.length > 0 || page.querySelectorAll('script').length === 0) return undefined
  if (page.body.querySelector('iframe, object, embed, img, video, canvas, svg')) return undefined
  const inputs = [...form.querySelectorAll('input, textarea, select')]
  const isHidden = (input: Element) => ['hidden', 'submit'].includes(input.getAttribute('type') ?? 'text')
  if (!inputs.every(isHidden)) return undefined
  const fields = inputs.flatMap((input): [string, string][] => {
    const name = input.getAttribute('name')
    return name === null || name === '' ? [] : [[name, input.getAttribute('value') ?? '']]
  })
  const method = form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get'
  return { action: form.getAttribute('action') ?? '', method, fields }
}
