import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component whose code loads on first render, shared by all uses. After a failure, the next render requests it again;
 * until then a fallback is shown, or the error is thrown to the view.
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
