import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import type { FollowedContext } from './types.ts'

/** Called with the kit's state. */
type Follow = (context: FollowedContext) => void

/** A network to which the frame should switch. */
interface Goal {
  chainId: string | number
  rpcUrl: string | undefined
}

/**
 * Switches the frame to the network of the active account whenever it is on another one or switching to one: the user
 * data and the content of the frame belong to that network. Also watches the frame, because an answer about another
 * network switches it [embedded-network].
 */
export function followNetwork(frame: Pick<EmbeddedFrame, 'chainId' | 'switchNetwork' | 'watchChain'>): Follow {
  let goal: Goal | undefined
  let underWay: Goal | undefined
  /** The last switch that was requested and has not succeeded. */
  let asked = ''
  const look = () => {
    if (!goal || frame.chainId === undefined) return
    const next = goal
    const change = `${frame.chainId} ${next.chainId}`
    if (String(underWay?.chainId ?? frame.chainId) === String(next.chainId) || change === asked) return
    asked = change
    underWay = next
    const settled = () => {
      if (underWay === next) underWay = undefined
      if (String(frame.chainId) === String(next.chainId)) asked = ''
      // Meanwhile the wanted network may have changed, and so may the frame's.
      look()
    }
    // A failed switch is no error: every call names its own network.
    void frame.switchNetwork(next.chainId, next.rpcUrl).then(settled, settled)
  }
  frame.watchChain(look)
  return ({ active, connections, networks }) => {
    const { user, caipNetworkId } = connections.find(({ namespace }) => namespace === active) ?? {}
    goal = user && caipNetworkId !== undefined ? goalOf(caipNetworkId, networks) : undefined
    look()
  }
}

/** EVM chains are sent to the frame as numbers, all others as CAIP-2 ids. */
function goalOf(caipNetworkId: CaipNetworkId, networks: readonly Network[]): Goal {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    chainId: namespace === viemNamespace ? Number(reference) : caipNetworkId,
    rpcUrl: networks.find((each) => each.caipNetworkId === caipNetworkId)?.rpcUrls[0],
  }
}
