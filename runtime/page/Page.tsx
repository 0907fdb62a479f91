import { Component, type ReactNode } from 'react'
import { useLocation } from '../routing/use-location.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { PageView } from './PageView.tsx'
import { ScrollRestoration } from '../routing/ScrollRestoration.tsx'

/** The page of the current address with its scroll position, and the error screen if it fails. */
export function Page() {
  const { key } = useLocation()
  return (
    <>
      <ScrollRestoration />
      <PageBoundary entry={key}>
        <PageView />
      </PageBoundary>
    </>
  )
}

interface PageBoundaryProps {
  /** The key of the history entry. A new entry ends the error screen. */
  readonly entry: string
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly entry: string
  readonly failed?: { readonly error: unknown }
}

/** Catches the errors of a page outside of its blocks (ERR-02). */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { entry: this.props.entry }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ entry }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return entry === state.entry ? null : { entry, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    return failed ? <ErrorScreen error={failed.error} /> : this.props.children
  }
}
