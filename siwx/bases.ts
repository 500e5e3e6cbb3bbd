import type { Namespace } from '../core/namespaces.ts'
import { type MessengerOptions, sayFor } from './messenger.ts'
import type {
  SIWXMessenger as Messenger,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXSession,
  SIWXVerifier as Verifier,
} from './types.ts'

/** The base of custom messengers: it determines the content of a message, and a subclass determines its text. */
abstract class MessengerBase implements Messenger {
  readonly #options: MessengerOptions
  /** The version stated in the messages. */
  protected abstract readonly version: string

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /** The text that the wallet shows. */
  protected abstract stringify(data: SIWXMessageData): string

  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    const said = await sayFor(this.#options, input)
    const data = { accountAddress: input.accountAddress, ...said, version: this.version }
    return { ...data, toString: () => this.stringify(data) }
  }
}

/** The base of custom verifiers of one namespace: a subclass verifies the signature. */
abstract class VerifierBase implements Verifier {
  abstract readonly chainNamespace: Namespace
  abstract verify(session: SIWXSession): Promise<boolean>
}

/** Creates messages: an object of this shape, or a subclass of this class. */
export type SIWXMessenger = Messenger
export const SIWXMessenger: typeof MessengerBase = MessengerBase

/** Verifies signatures: an object of this shape, or a subclass of this class. */
export type SIWXVerifier = Verifier
export const SIWXVerifier: typeof VerifierBase = VerifierBase
