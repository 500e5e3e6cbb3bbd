import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Leading } from '../core/wallet-lists.ts'
import { kitOf } from './use-kit.ts'
import { useDirectory } from './use-project-services.ts'

const none: readonly ListedWallet[] = []

/** The directory's leading wallets that are known so far. */
export function useLeading(actor: AnyActorRef): Leading {
  const featured = useDirectory(actor, ({ context }) => context.featured) ?? none
  const custom = useDirectory(actor, ({ context }) => context.custom) ?? none
  const recommended = useDirectory(actor, ({ context }) => context.recommended) ?? none
  return useMemo(() => ({ featured, custom, recommended }), [featured, custom, recommended])
}

/** Whether the directory, or its code, is loading: more wallets may follow. */
export function useDirectoryLoading(actor: AnyActorRef): boolean {
  const isLoading = useSelector(kitOf(actor), (snapshot) => snapshot.matches({ projectServices: 'loading' }))
  const isSettled = useDirectory(actor, (snapshot) => snapshot.hasTag('settled'))
  return isLoading || isSettled === false
}
