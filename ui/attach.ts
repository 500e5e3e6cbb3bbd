import { createContext } from 'react'

/** Puts what the pieces live in back into the page, where the page has removed it. */
export const AttachContext = createContext<() => void>(() => undefined)
