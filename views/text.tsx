import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type ErrorCode, type ErrorParams, interpolate } from '../core/errors.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { CommonCode } from '../locales/index.ts'

/** Finds the message of a code and puts the parameters in their places. */
export type Translate<Code extends string> = (code: Code, params?: ErrorParams) => string

const CatalogContext = createContext<MessageCatalog | null>(null)

/** Gives the views below their language. */
export function CatalogProvider({ catalog, children }: { catalog: MessageCatalog; children: ReactNode }) {
  return <CatalogContext.Provider value={catalog}>{children}</CatalogContext.Provider>
}

/** The messages of the language in use. @throws when no provider is above, which is a bug of ours. */
export function useCatalog(): MessageCatalog {
  const catalog = useContext(CatalogContext)
  if (!catalog) throw new Error('No CatalogProvider')
  return catalog
}

/** One message, by a code that a chart gives: undefined until it is loaded, and where there is none. */
export function useMessage(code: string): string | undefined {
  const catalog = useCatalog()
  return useSyncExternalStore(catalog.subscribe, () => catalog.get(code))
}

/**
 * The messages of the language in use, by code. A view uses the `useText` of its own folder, which knows the codes that
 * load with it. Of a failure whose area did not load with it, it says that something went wrong.
 */
export function useText<Code extends string = never>(): Translate<Code | CommonCode | ErrorCode> {
  const catalog = useCatalog()
  // A name that is cut ends in dots, and may end the sentence.
  return (code, params) => interpolate(catalog.get(code) ?? catalog.get('unknown') ?? code, params).replace('….', '…')
}
