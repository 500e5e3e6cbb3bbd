import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { sameId } from '../../core/connector.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { ConnectorOption } from '../../core/wallet-rows.ts'
import { useWallets } from '../use-kit.ts'

interface Album {
  context?: { images?: Readonly<Record<string, string>> }
}

/** A wallet's picture: its own, the directory's, or its connector's; undefined until there is one. */
export function usePicture(
  actor: AnyActorRef,
  wallet: ListedWallet | null,
  option: ConnectorOption | null,
): string | undefined {
  const directory: AnyActorRef | undefined = actor.system.get(systemIds.directory)
  const listed = useSelector(
    directory,
    (snapshot: Album | undefined) => snapshot?.context?.images?.[wallet?.imageId ?? ''],
  )
  const connectors = useWallets(actor).flatMap(({ context }) => context.connectors)
  const own = connectors.find(({ namespace, id }) => namespace === option?.namespace && sameId(id, option.connectorId))
  return wallet?.imageUrl ?? listed ?? own?.icon
}
