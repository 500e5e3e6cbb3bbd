import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { receiveMachine } from '../../machines/receive/chart.ts'
import { kitOf } from '../use-kit.ts'

/**
 * The account to be paid, its network, and the app's networks on which its address works. If the app does not have the
 * account's own network, the first one that it has [receive-address].
 */
export function usePayee(actor: ActorRefFrom<typeof receiveMachine>) {
  const payee = useSelector(actor, ({ context }) => context.payee)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  return useMemo(() => {
    const compatible = networks.filter(({ chainNamespace }) => chainNamespace === payee.namespace)
    const isOwn = compatible.some(({ caipNetworkId }) => caipNetworkId === payee.caipNetworkId)
    const network = (isOwn ? undefined : compatible[0]) ?? networkOf(compatible, payee)
    const paid = { ...payee, caipNetworkId: network.caipNetworkId }
    return { payee: paid, compatible, network, isKnown: compatible.length > 0 }
  }, [payee, networks])
}
