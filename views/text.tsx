import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type ErrorCode, type ErrorParams, interpolate } from '../core/errors.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { CommonCode } from '../locales/index.ts'

/** Finds the message of a code and fills in the parameters. */
export type Translate<Code extends string> = (code: Code, params?: ErrorParams) => string

const CatalogContext = createContext<MessageCatalog | null>(null)

/** Provides the language to the views below. */
export function CatalogProvider({ catalog, children }: { catalog: MessageCatalog; children: ReactNode }) {
  return <CatalogContext.Provider value={catalog}>{children}</CatalogContext.Provider>
}

/** The messages of the language in use. @throws without a provider, which is a bug of ours. */
export function useCatalog(): MessageCatalog {
  const catalog = useContext(CatalogContext)
  if (!catalog) throw new Error('No CatalogProvider')
  return catalog
}

/** The message of a chart's code: undefined until it has loaded, and if there is none. */
export function useMessage(code: string): string | undefined {
  const catalog = useCatalog()
  return useSyncExternalStore(catalog.subscribe, () => catalog.get(code))
}

/**
 * The messages of the language in use, by code. A view uses the `useText` of its own folder, which knows the codes that
 * load with it. A failure whose messages did not load is reported as "something went wrong".
 */
export function useText<Code extends string = never>(): Translate<Code | CommonCode | ErrorCode> {
  const catalog = useCatalog()
  // A truncated name ends with an ellipsis, and may end the sentence.
  return (code, params) => interpolate(catalog.get(code) ?? catalog.get('unknown') ?? code, params).replace('….', '…')
}
