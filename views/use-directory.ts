import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Leading } from '../core/wallet-lists.ts'
import { kitOf } from './use-kit.ts'
import { useDirectory } from './use-project-services.ts'

const none: readonly ListedWallet[] = []

/** What the directory leads with, as far as it is known. */
export function useLeading(actor: AnyActorRef): Leading {
  const featured = useDirectory(actor, ({ context }) => context.featured) ?? none
  const custom = useDirectory(actor, ({ context }) => context.custom) ?? none
  const recommended = useDirectory(actor, ({ context }) => context.recommended) ?? none
  return useMemo(() => ({ featured, custom, recommended }), [featured, custom, recommended])
}

/** Whether the directory, or the code that asks it, is loading: there will be more wallets, or there will not. */
export function useDirectoryLoading(actor: AnyActorRef): boolean {
  const isLoading = useSelector(kitOf(actor), (snapshot) => snapshot.matches({ projectServices: 'loading' }))
  const isSettled = useDirectory(actor, (snapshot) => snapshot.hasTag('settled'))
  return isLoading || isSettled === false
}
