import { createContext, useContext } from 'react'

const FirstBlock = createContext(false)

export const FirstBlockProvider = FirstBlock.Provider

/** Whether a component is in the first block of the region `main`, whose pictures a visitor sees first. */
export const useIsFirstBlock = (): boolean => useContext(FirstBlock)
