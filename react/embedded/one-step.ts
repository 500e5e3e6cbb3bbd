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

/** The placeholder for the account, which the service fills in: the address is unknown before the login. */
const account = '<<AccountAddress>>'

/**
 * Prepares signing in as part of the login. Undefined if the user has to be asked afterwards, as with any wallet: the
 * dApp signs itself, has no sign-in on this network, or can't build the message before the account is known
 * [embedded-one-step].
 * @param networks their RPC nodes verify the signatures of smart accounts.
 * @param track Called with the result of the sign-in.
 */
export async function loginSignIn(
  config: SIWXConfig,
  caipNetworkId: CaipNetworkId,
  networks: readonly Network[],
  track: (event: TrackEvent) => void,
): Promise<LoginSignIn | undefined> {
  const service = oneStepService(
    config,
    () => caipNetworkId,
    () => networks,
  )
  if (!service || config.signMessage || service.chainOf([caipNetworkId]) === undefined) return undefined
  const asked = parseData({ ...(await service.request(caipNetworkId)), accountAddress: account })
  if (asked?.chainId !== caipNetworkId) return undefined
  type Signed = Omit<Required<SignedLogin>, 'isSmartAccount'>
  const keep = async ({ address, message, signature }: Signed, signal: AbortSignal) => {
    const data = dataOf(message, asked, address)
    if (!data) throw new PorticoError('sign.invalid')
    config.setNetworks?.(networks)
    await signInService(config).addSession({ data, message, signature }, signal)
  }
  return {
    message: { ...asked, serializedMessage: writeMessage(asked) },
    async admit({ isSmartAccount, ...signed }, signal) {
      const { message, signature } = signed
      if (message === undefined || signature === undefined) return
      const properties = { network: caipNetworkId, isSmartAccount }
      try {
        await within(constants.requestTimeout, keep({ ...signed, message, signature }, signal))
        if (!signal.aborted) track({ event: 'SIWX_AUTH_SUCCESS', properties })
      } catch (cause) {
        // An invalid signature is not stored: the user is asked to sign in afterwards.
        track({ event: 'SIWX_AUTH_ERROR', properties: { ...properties, message: errorMessageOf(failureOf(cause)) } })
      }
    },
  }
}

/** Parses a signed message; undefined unless it is the requested one, for this account. */
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
