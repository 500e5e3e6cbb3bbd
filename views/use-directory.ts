import { useCallback, useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Leading } from '../core/wallet-lists.ts'
import { useDirectory, useDirectoryRef } from './use-cloud.ts'

const none: readonly ListedWallet[] = []

/** What the directory leads with, as far as it is known. */
export function useLeading(actor: AnyActorRef): Leading {
  const featured = useDirectory(actor, ({ context }) => context.featured) ?? none
  const custom = useDirectory(actor, ({ context }) => context.custom) ?? none
  const recommended = useDirectory(actor, ({ context }) => context.recommended) ?? none
  return useMemo(() => ({ featured, custom, recommended }), [featured, custom, recommended])
}

/** The address of a wallet's picture, by the wallet, where there is one yet. */
export function usePictures(actor: AnyActorRef): (wallet: ListedWallet) => string | undefined {
  const images = useDirectory(actor, ({ context }) => context.images)
  return useCallback(({ imageId = '', imageUrl }) => images?.[imageId] ?? imageUrl, [images])
}

/** Tells the directory which pictures are about to be seen. */
export function useWanting(actor: AnyActorRef): (wallets: readonly ListedWallet[]) => void {
  const directory = useDirectoryRef(actor)
  return useCallback(
    (wallets) => {
      const { images } = directory?.getSnapshot().context ?? {}
      const ids = wallets.flatMap(({ imageId }) => (imageId && images && !(imageId in images) ? imageId : []))
      if (ids.length > 0) directory?.send({ type: 'images.want', ids })
    },
    [directory],
  )
}
