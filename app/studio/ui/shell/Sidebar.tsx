import { useEffect, useRef } from 'react'
import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import { countLeaves, type MergedLayers } from '../model/merge-layers.ts'
import { issuePlace } from '../model/issue-place.ts'
import type { Section } from '../model/sections.ts'
import { useStudio } from '../studio-state.ts'
import { useLabel, useText } from '../use-text.ts'
import { goTo } from '../use-place.ts'

const groups = ['brand', 'look', 'pages', 'settings', 'content'] as const

/** The studio's menu. Each section has the number of values that the brand sets, and a mark if it has issues. */
export function Sidebar({ current }: { readonly current: string }) {
  const text = useText()
  const label = useLabel()
  const sections = useStudio((state) => state.sections)
  const brand = useStudio((state) => state.brand)
  const values = useStudio((state) => state.values)
  const withIssues = new Set(brand?.issues.map((issue) => issuePlace(sections, issue).section))
  const areas = valueAt(values.merged, '/areas')
  const owners = useStudio((state) => state.product?.settings) ?? {}
  const link = useRef<HTMLAnchorElement>(null)
  // After a reload, or a link of an issue, the section may be outside of the visible part of the menu.
  useEffect(() => {
    if (link.current) scrollMenuTo(link.current)
  }, [current])
  const isUsed = ({ id }: Section) => !owners[id] || !Array.isArray(areas) || areas.includes(owners[id])
  return (
    <nav className="sidebar" aria-label={text('sections')}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{text(group)}</h2>
          <ul>
            {sections
              .filter((section) => section.group === group && isUsed(section))
              .map((section) => (
                <li key={section.id}>
                  <a
                    ref={section.id === current ? link : undefined}
                    href={`#/${section.id}`}
                    aria-current={section.id === current ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      goTo(section.id)
                    }}
                  >
                    <span>{label(section)}</span>
                    {withIssues.has(section.id) && (
                      <span className="alarm" role="img" aria-label={text('issues')}>
                        !
                      </span>
                    )}
                    <Count section={section} values={values} brand={brand?.brand ?? ''} />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** How many values the brand's own layers set in a section. */
function Count({
  section,
  values,
  brand,
}: {
  readonly section: Section
  readonly values: MergedLayers
  readonly brand: string
}) {
  const own = values.layers.filter(({ name }) => name === brand || name.startsWith(`${brand}/`))
  const count = section.pointers.reduce(
    (sum, pointer) => sum + own.reduce((inner, { value }) => inner + countLeaves(valueAt(value, pointer)), 0),
    0,
  )
  return count > 0 ? <span className="count">{count}</span> : null
}

/**
 * Scrolls the menu until it shows a link. `scrollIntoView` would also move the start of the keyboard's focus to the
 * link.
 */
function scrollMenuTo(link: Element): void {
  const menu = link.closest('nav')
  if (!menu) return
  const [inner, outer] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  const top = Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom)
  const left = Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right)
  menu.scrollLeft += left
  menu.scrollTop += top
}
