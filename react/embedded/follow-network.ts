import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import type { FollowedContext } from './types.ts'

/** What followers hear of a kit. */
type Follow = (context: FollowedContext) => void

/** A network as the frame is asked to go to it. */
interface Goal {
  chainId: string | number
  rpcUrl: string | undefined
}

/**
 * Tells the frame the network of the active account, whenever it is on another one, or on its way there: what it says of
 * its user, and what it shows, is of that network. It is followed too, for an answer about another network takes it there
 * [embedded-network].
 */
export function followNetwork(frame: Pick<EmbeddedFrame, 'chainId' | 'switchNetwork' | 'watchChain'>): Follow {
  let goal: Goal | undefined
  let underWay: Goal | undefined
  /** What the frame was asked for last and has not done. */
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
      // The network may be another one since then, and so may the answer that came last.
      look()
    }
    // Calls say which network they are for: they work though the frame does not come along.
    void frame.switchNetwork(next.chainId, next.rpcUrl).then(settled, settled)
  }
  frame.watchChain(look)
  return ({ active, connections, networks }) => {
    const { user, caipNetworkId } = connections.find(({ namespace }) => namespace === active) ?? {}
    goal = user && caipNetworkId !== undefined ? goalOf(caipNetworkId, networks) : undefined
    look()
  }
}

/** EVM's chains are told to the frame by their number, all others by CAIP-2. */
function goalOf(caipNetworkId: CaipNetworkId, networks: readonly Network[]): Goal {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    chainId: namespace === viemNamespace ? Number(reference) : caipNetworkId,
    rpcUrl: networks.find((each) => each.caipNetworkId === caipNetworkId)?.rpcUrls[0],
  }
}
