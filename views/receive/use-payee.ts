import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { receiveMachine } from '../../machines/receive/chart.ts'
import { kitOf } from '../use-kit.ts'

/**
 * The account that is paid, the network that it is paid on, and the app's networks that its address works on. Where the app does
 * not know the account's own network, it is paid on the first that it does [receive-address].
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
