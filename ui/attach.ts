import { createContext } from 'react'

/** Puts an element, and the modal's host, back into the page if the page has removed it. */
export const AttachContext = createContext<(piece: Element) => void>(() => undefined)
