import type { ChainAdapter } from '../../adapters/adapter.ts'
import { PorticoError } from '../../core/errors.ts'
import { isNamespace, type Namespace } from '../../core/namespaces.ts'

interface Served {
  adapters: readonly ChainAdapter[]
}

/** The adapter of a namespace, if there is one. */
export const adapterIn = ({ adapters }: Served, namespace: Namespace | undefined): ChainAdapter | undefined =>
  adapters.find((each) => each.namespace === namespace)

/** The adapter of a namespace. @throws `adapter.notFound` ('Chain adapter not found'). */
export function requireAdapter(served: Served, namespace: Namespace): ChainAdapter {
  const adapter = adapterIn(served, namespace)
  if (!adapter) throw new PorticoError('adapter.notFound')
  return adapter
}

/** @throws `adapter.namespace` if the adapter's namespace does not exist. */
export function requireNamespace({ namespace }: ChainAdapter): void {
  if (!isNamespace(namespace)) throw new PorticoError('adapter.namespace')
}
