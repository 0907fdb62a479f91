import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags, longestHtml, safeLink, safePicture } from '../../runtime/rich-html/rules.ts'

/**
 * Cleans external HTML on the server, by the same rules as in the browser. Empty for HTML longer than `longestHtml`.
 */
export function cleanHtml(html: string, imageHosts: readonly string[]): string {
  if (html.length > longestHtml) return ''
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
      a: [...(allowedAttributes.a ?? []), 'rel', 'target'],
      img: [...(allowedAttributes.img ?? []), 'loading'],
    },
    allowedSchemes: ['https', 'mailto', 'tel', 'line'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, title }) => {
        const safe = href === undefined ? undefined : safeLink(href)
        return {
          tagName,
          attribs: {
            ...(safe === undefined ? {} : { href: safe }),
            ...(title === undefined ? {} : { title }),
            ...(safe?.startsWith('https:') ? { rel: 'noopener noreferrer', target: '_blank' } : {}),
          },
        }
      },
      img: (tagName, { src, ...rest }) => {
        const safe = src === undefined ? undefined : safePicture(src, imageHosts)
        return { tagName, attribs: { ...rest, ...(safe === undefined ? {} : { src: safe }), loading: 'lazy' } }
      },
    },
  })
}
