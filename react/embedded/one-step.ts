import type { LoginSignIn } from '../../adapters/auth/wallet.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import type { Network } from '../../core/network.ts'
import type { MessageData } from '../../core/sign-in.ts'
import { parseData } from '../../core/sign-in-parse.ts'
import { within } from '../../core/within.ts'
import { oneStepService } from '../../services/one-step.ts'
import { signInService } from '../../services/sign-in.ts'
import { isSameAccount, isSameMessage, parseMessage, writeMessage } from '../../siwx/message.ts'
import type { SIWXConfig } from '../../siwx/types.ts'

/** Where the service writes the account, which is not known before the login. */
const account = '<<AccountAddress>>'

/**
 * Signs a user in with the login itself; undefined where the user is asked afterwards, as by any wallet: the dApp signs itself,
 * has no sign-in on this network, or cannot say what is signed before the account is known [embedded-one-step].
 * @param networks whose nodes say of smart accounts whether a signature is theirs.
 */
export async function loginSignIn(
  config: SIWXConfig,
  caipNetworkId: CaipNetworkId,
  networks: readonly Network[],
): Promise<LoginSignIn | undefined> {
  const service = oneStepService(config, () => caipNetworkId)
  if (!service || config.signMessage || service.chainOf([caipNetworkId]) === undefined) return undefined
  const asked = parseData({ ...(await service.request(caipNetworkId)), accountAddress: account })
  if (asked?.chainId !== caipNetworkId) return undefined
  return {
    message: { ...asked, serializedMessage: writeMessage(asked) },
    async admit({ address, message, signature }) {
      const data = message === undefined ? undefined : dataOf(message, asked, address)
      if (!data || message === undefined || signature === undefined) return
      config.setNetworks?.(networks)
      const adding = signInService(config).addSession({ data, message, signature })
      // What cannot be verified is not kept: the user is asked.
      await within(constants.requestTimeout, adding).catch(() => undefined)
    },
  }
}

/** What a text says; undefined where that is not what was asked for, of this account. */
function dataOf(text: string, asked: MessageData, address: string): MessageData | undefined {
  try {
    const data = parseMessage(text)
    const { accountAddress, issuedAt } = data
    const meant = {
      ...asked,
      accountAddress,
      ...(asked.issuedAt === undefined && issuedAt !== undefined && { issuedAt }),
    }
    return isSameAccount(asked.chainId, accountAddress, address) && isSameMessage(data, meant) ? data : undefined
  } catch {
    return undefined
  }
}
