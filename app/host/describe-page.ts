import type { AreaHost, PageDescription, RenderedView } from '../../runtime/areas/area-host.ts'

/**
 * The areas' descriptions of a page as one: the first title and the first description, and the structured data of all.
 * Leaves out a failing description, because the page works without it.
 *
 * @param failed called with the error of a failing description
 */
export function describePage(
  view: RenderedView,
  hosts: readonly AreaHost[],
  failed: (error: unknown) => void,
): PageDescription {
  const described = hosts.map((host) => tryDescribe(host, view, failed))
  const title = described.find((one) => one.title)?.title
  const description = described.find((one) => one.description)?.description
  return {
    ...(title && { title }),
    ...(description && { description }),
    structuredData: described.flatMap(({ structuredData = [] }) => structuredData),
  }
}

function tryDescribe(
  { describePage: describe }: AreaHost,
  view: RenderedView,
  failed: (error: unknown) => void,
): PageDescription {
  try {
    return describe?.(view) ?? {}
  } catch (error) {
    failed(error)
    return {}
  }
}
