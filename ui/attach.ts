import { createContext } from 'react'

/** Puts a piece, and what the pieces live in, back into the page, where the page has removed it. */
export const AttachContext = createContext<(piece: Element) => void>(() => undefined)
