import { useContext } from 'react'
import { type Location, type NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router'

/**
 * The current address. The library's own hook does the same, but also loads hooks for nested routes: 9 kB of source
 * that no page uses.
 */
export const useLocation = (): Location => useContext(LocationContext).location

/** The last change of the history: `POP` is also the type of the first page. */
export const useNavigationType = (): NavigationType => useContext(LocationContext).navigationType
