import type { CaipNetworkId } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { within } from '../core/within.ts'
import type { OneStepService } from '../machines/ports.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import { withTypedErrors } from './sign-in.ts'

/** No code is shown before there is a nonce: a server without an answer is reported well before the relay is given up. */
const requestLimit = lazyConstants.pairingTimeout / 2

/**
 * Signs people in while they connect, by a dApp's own way; undefined where that can't be told what to sign before it is
 * known whose account it is.
 * @param chosen yields the network on which the connection will be, if the wallet has it.
 */
export function oneStepService(
  config: SIWXConfig | undefined,
  chosen: () => CaipNetworkId | undefined,
): OneStepService | undefined {
  const createRequest = config?.createRequest?.bind(config)
  if (!config || !createRequest) return undefined
  const covers = (id: CaipNetworkId) => config.covers?.(id) ?? true
  return {
    chainOf(networks) {
      const first = chosen()
      const covered = networks.filter(covers)
      return covered.find((id) => id === first) ?? covered[0]
    },
    request: (chainId) => answered(requestLimit, () => createRequest({ chainId })),
    async admit(signed) {
      const sessions = signed.filter(({ data: { chainId } }) => covers(chainId))
      // An empty list would sign all accounts out.
      if (sessions.length > 0) await answered(constants.requestTimeout, () => config.setSessions(sessions))
    },
  }
}

/** Who has no answer by then has none. @throws `sign.server`, and whatever the work throws. */
const answered = <T>(ms: number, work: () => Promise<T>): Promise<T> => within(ms, withTypedErrors(work), 'sign.server')
