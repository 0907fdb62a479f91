import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags, longestHtml, safeLink, safePicture } from './rules.ts'

/** Allowed hosts for pictures of the current text, in addition to the site itself. */
let pictureHosts: readonly string[] = []

// All texts share one cleaner. Each cleaner creates the same policy for Trusted Types, and a page may create a policy
// only once.
const purify = DOMPurify(window)
purify.addHook('uponSanitizeAttribute', (element, data) => {
  const tag = element.tagName.toLowerCase()
  data.keepAttr = allowedAttributes[tag]?.includes(data.attrName) ?? false
  const safe =
    data.attrName === 'href'
      ? safeLink(data.attrValue)
      : data.attrName === 'src'
        ? safePicture(data.attrValue, pictureHosts)
        : data.attrValue
  if (safe === undefined) data.keepAttr = false
  else data.attrValue = safe
})
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A' && element.getAttribute('href')?.startsWith('https:')) {
    element.setAttribute('rel', 'noopener noreferrer')
    element.setAttribute('target', '_blank')
  }
  if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy')
})

/**
 * Cleans external HTML into nodes that contain only the tags and attributes that `rules.ts` allows. Returns nodes and
 * not text, so that nothing is parsed twice. Returns no nodes for a text longer than `longestHtml`.
 *
 * @param imageHosts allowed hosts for pictures, in addition to the site itself
 */
export function cleanInBrowser(html: string, imageHosts: readonly string[]): DocumentFragment {
  if (html.length > longestHtml) return document.createDocumentFragment()
  pictureHosts = imageHosts
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  })
}
