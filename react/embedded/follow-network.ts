import { parseCaipNetworkId } from '../../core/caip.ts'
import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import type { FollowedContext } from './types.ts'

/** What followers hear of a kit. */
type Follow = (context: FollowedContext) => void

/**
 * Tells the frame the network of the active account, whenever it is on another one: what it says of its user, and what it
 * shows, is of that network [embedded-network].
 */
export function followNetwork(frame: Pick<EmbeddedFrame, 'chainId' | 'switchNetwork'>): Follow {
  let asked = ''
  return ({ active, connections, networks }) => {
    const { user, caipNetworkId } = connections.find(({ namespace }) => namespace === active) ?? {}
    if (!user || caipNetworkId === undefined || frame.chainId === undefined) return
    const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
    const chainId = namespace === viemNamespace ? Number(reference) : caipNetworkId
    const way = `${frame.chainId} ${chainId}`
    if (String(frame.chainId) === String(chainId) || way === asked) return
    asked = way
    const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
    // Calls say which network they are for: they work though the frame does not come along.
    void frame.switchNetwork(chainId, network?.rpcUrls[0]).catch(() => undefined)
  }
}
