import type { CaipNetworkId } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Network } from '../core/network.ts'
import { within } from '../core/within.ts'
import type { OneStepService } from '../machines/ports.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import { withTypedErrors } from './sign-in.ts'

/**
 * No code is shown before there is a nonce: a server that does not answer is reported well before the relay's timeout.
 */
const requestLimit = lazyConstants.pairingTimeout / 2

/**
 * Signs users in while they connect, with the dApp's sign-in; undefined if that can't create a message before the
 * account is known.
 * @param chosen returns the network that the connection will use, if the wallet has it.
 * @param networks returns the app's networks, whose nodes verify the signatures of smart accounts.
 */
export function oneStepService(
  config: SIWXConfig | undefined,
  chosen: () => CaipNetworkId | undefined,
  networks: () => readonly Network[],
): OneStepService | undefined {
  const createRequest = config?.createRequest?.bind(config)
  if (!config || !createRequest) return undefined
  const covers = (id: CaipNetworkId) => config.covers?.(id) ?? true
  return {
    chainOf(requested) {
      const first = chosen()
      const covered = requested.filter(covers)
      return covered.find((id) => id === first) ?? covered[0]
    },
    request: (chainId) => answered(requestLimit, () => createRequest({ chainId })),
    async admit(signed) {
      const sessions = signed.filter(({ data: { chainId } }) => covers(chainId))
      // An empty list would sign all accounts out.
      if (sessions.length === 0) return
      await answered(constants.requestTimeout, async () => {
        config.setNetworks?.(networks())
        await config.setSessions(sessions)
      })
    },
  }
}

/** Applies a timeout to the dApp's code. @throws `sign.server` after the timeout, and any error of the work. */
const answered = <T>(ms: number, work: () => Promise<T>): Promise<T> => within(ms, withTypedErrors(work), 'sign.server')
