import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { oneStepNamespace } from '../../core/namespaces.ts'
import type { OpenMessage, SignInAttempt } from '../../core/sign-in.ts'
import type { OneStepService } from '../../machines/ports.ts'
import { Answers } from './answers.ts'
import { provideBuffer } from './buffer.ts'
import { type Asked, isOfContract, readCacao } from './cacao.ts'
import type { Client } from './client.ts'
import type { Wanted } from './proposal.ts'
import type { SessionManager } from './session-manager.ts'

/** The result of a proposal. */
export interface Answer {
  /** The session, as reported by the client. */
  settled: unknown
  /** The sign-in that came with it, if any. */
  signed?: { signIn: SignInAttempt; admit(): Promise<void> }
}

/** Where a connecting user is to sign in; undefined if several namespaces are requested [pairing-one-step]. */
export function attemptAt(wanted: Record<string, Wanted>, service: OneStepService): SignInAttempt | undefined {
  const { [oneStepNamespace]: own, ...others } = wanted
  if (!own || Object.keys(others).length > 0) return undefined
  const network = service.chainOf(own.chains.filter(isCaipNetworkId))
  return network && { network, isSmartAccount: false }
}

/** Signing in with a wallet's approval, if the wallet supports that; others just connect. */
export class OneStep {
  readonly #client: Client
  readonly #answers: Answers

  constructor(client: Client, sessions: SessionManager) {
    this.#client = client
    this.#answers = new Answers(client, (topic) => void sessions.disconnectPeer(topic))
  }

  /**
   * Proposes once there is a message to sign, if the proposal is still wanted.
   * @throws the errors of the wallet, the client, or the nonce server.
   */
  async propose(
    { [oneStepNamespace]: own }: Record<string, Wanted>,
    { network }: SignInAttempt,
    { service, isWanted }: { service: OneStepService; isWanted: () => boolean },
  ): Promise<Answer> {
    const [message] = await Promise.all([service.request(network), provideBuffer()])
    if (!own || !isWanted()) throw new PorticoError('request.aborted')
    const others = own.chains.filter(isCaipNetworkId).filter((id) => id !== network)
    const asked = { message, chains: [network, ...others] }
    const outcome = await this.#answers.of(message.nonce, () => this.#ask(asked, own))
    const auths = member(outcome, 'auths')
    const settled = member(outcome, 'session')
    if (!Array.isArray(auths) || auths.length === 0) return { settled }
    return { settled, signed: this.#signed(auths, asked, service) }
  }

  #ask({ message, chains }: Asked, own: Wanted): Promise<unknown> {
    return this.#client.authenticate({
      ...optionalFieldsOf(message),
      chains: [...chains],
      methods: [...own.methods],
      optionalNamespaces: { [oneStepNamespace]: own },
    })
  }

  #signed(auths: readonly unknown[], asked: Asked, service: OneStepService) {
    const format = (said: { request: unknown; iss: string }) => this.#client.client.formatAuthMessage(said)
    const read = auths.map((cacao) => readCacao(cacao, asked, format)).filter((one) => one !== undefined)
    // A server that keeps only one session must keep that of the connection's network.
    const rank = (id: CaipNetworkId) => asked.chains.indexOf(id)
    const signed = read.sort((one, other) => rank(one.data.chainId) - rank(other.data.chainId))
    const network = signed[0]?.data.chainId ?? asked.message.chainId
    return {
      signIn: { network, isSmartAccount: auths.some(isOfContract) },
      async admit() {
        if (signed.length < auths.length) throw new PorticoError('sign.invalid')
        await service.admit(signed)
      },
    }
  }
}

/** A message in the client's format. */
function optionalFieldsOf(message: OpenMessage) {
  const { chainId, domain, uri, version, nonce, statement, requestId, resources } = message
  const { issuedAt, expirationTime, notBefore } = message
  return {
    chainId,
    domain,
    uri,
    version,
    nonce,
    ...(issuedAt !== undefined && { iat: issuedAt }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(statement !== undefined && { statement }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && { resources: [...resources] }),
  }
}
