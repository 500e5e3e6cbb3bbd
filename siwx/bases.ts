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

/** Writes messages of a kind of one's own: what is said is decided here, how it is written by who extends it. */
abstract class MessengerBase implements Messenger {
  readonly #options: MessengerOptions
  /** The version that the messages say. */
  protected abstract readonly version: string

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /** The text that the wallet is shown. */
  protected abstract stringify(data: SIWXMessageData): string

  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    const said = await sayFor(this.#options, input)
    const data = { accountAddress: input.accountAddress, ...said, version: this.version }
    return { ...data, toString: () => this.stringify(data) }
  }
}

/** Checks the signatures of one namespace, by the way of who extends it. */
abstract class VerifierBase implements Verifier {
  abstract readonly chainNamespace: Namespace
  abstract verify(session: SIWXSession): Promise<boolean>
}

/** What writes messages: an object of this shape, or a class that extends this one. */
export type SIWXMessenger = Messenger
export const SIWXMessenger: typeof MessengerBase = MessengerBase

/** What checks signatures: an object of this shape, or a class that extends this one. */
export type SIWXVerifier = Verifier
export const SIWXVerifier: typeof VerifierBase = VerifierBase
