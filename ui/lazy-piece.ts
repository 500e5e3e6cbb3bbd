import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A piece whose code loads when it is first drawn, once for all who draw it. One that did not load is requested again by
 * the next render; until then what is named stands in its place, or the failure is thrown to the view.
 */
export function lazyPiece<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let piece: LazyExoticComponent<ComponentType<Props>> | undefined
  const request = () =>
    load().catch((cause: unknown) => {
      piece = undefined
      if (!instead) throw cause
      return { default: instead }
    })
  return () => (piece ??= lazy(request))
}
