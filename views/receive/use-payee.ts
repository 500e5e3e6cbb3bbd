import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { receiveMachine } from '../../machines/receive/chart.ts'
import { kitOf } from '../use-kit.ts'

/** The account that is paid, its network, and the app's networks that its address works on. */
export function usePayee(actor: ActorRefFrom<typeof receiveMachine>) {
  const payee = useSelector(actor, ({ context }) => context.payee)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  return useMemo(() => {
    const compatible = networks.filter(({ chainNamespace }) => chainNamespace === payee.namespace)
    const network = networkOf(compatible, payee)
    return { payee, compatible, network, isKnown: compatible.includes(network) }
  }, [payee, networks])
}
