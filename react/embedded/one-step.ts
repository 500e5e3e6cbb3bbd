import type { LoginSignIn, SignedLogin } from '../../adapters/auth/wallet.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, failureOf, PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { MessageData } from '../../core/sign-in.ts'
import { parseData } from '../../core/sign-in-parse.ts'
import type { TrackEvent } from '../../core/track.ts'
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
 * @param track Hears what has come of what was signed.
 */
export async function loginSignIn(
  config: SIWXConfig,
  caipNetworkId: CaipNetworkId,
  networks: readonly Network[],
  track: (event: TrackEvent) => void,
): Promise<LoginSignIn | undefined> {
  const service = oneStepService(config, () => caipNetworkId)
  if (!service || config.signMessage || service.chainOf([caipNetworkId]) === undefined) return undefined
  const asked = parseData({ ...(await service.request(caipNetworkId)), accountAddress: account })
  if (asked?.chainId !== caipNetworkId) return undefined
  const keep = async ({ address, message, signature }: Omit<Required<SignedLogin>, 'isSmartAccount'>) => {
    const data = dataOf(message, asked, address)
    if (!data) throw new PorticoError('sign.invalid')
    config.setNetworks?.(networks)
    await signInService(config).addSession({ data, message, signature })
  }
  return {
    message: { ...asked, serializedMessage: writeMessage(asked) },
    async admit({ isSmartAccount, ...signed }) {
      const { message, signature } = signed
      if (message === undefined || signature === undefined) return
      const properties = { network: caipNetworkId, isSmartAccount }
      try {
        await within(constants.requestTimeout, keep({ ...signed, message, signature }))
        track({ event: 'SIWX_AUTH_SUCCESS', properties })
      } catch (cause) {
        // What cannot be verified is not kept: the user is asked.
        track({ event: 'SIWX_AUTH_ERROR', properties: { ...properties, message: errorMessageOf(failureOf(cause)) } })
      }
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
