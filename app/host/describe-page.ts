import type { AreaHost, PageDescription, RenderedView } from '../../runtime/areas/area-host.ts'

/**
 * The areas' descriptions of a page as one: the first title and the first description, and the structured data of all.
 * Leaves out a failing description, because the page works without it.
 */
export function describePage(view: RenderedView, hosts: readonly AreaHost[]): PageDescription {
  const described = hosts.map((host) => tryDescribe(host, view))
  const title = described.find((one) => one.title)?.title
  const description = described.find((one) => one.description)?.description
  return {
    ...(title && { title }),
    ...(description && { description }),
    structuredData: described.flatMap(({ structuredData = [] }) => structuredData),
  }
}

function tryDescribe({ describePage: describe }: AreaHost, view: RenderedView): PageDescription {
  try {
    return describe?.(view) ?? {}
  } catch (error) {
    console.error(`${view.resolved.merchant}: an area failed to describe ${view.address}.`, error)
    return {}
  }
}
