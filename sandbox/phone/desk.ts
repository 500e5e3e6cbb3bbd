import { type Behaviour, Behaviours } from '../wallet/behaviour.ts'
import { fromNode, RpcError } from '../wallet/errors.ts'
import { type AuthFault, describeAuth, signAll, telling } from './authentication.ts'
import type { Client, ClientEvents, Namespaces } from './client.ts'
import { describeProposal } from './describe.ts'
import { type Approval, Errands } from './errands.ts'
import type { PhoneNamespace, PhoneTask } from './namespace.ts'
import { addressesOf, namespaceOf, settle } from './session.ts'
import { REJECTED, type Sessions } from './sessions.ts'

/**
 * How a phone handles requests, as for a browser wallet. `session`, which may be invalid, answers any proposal; `auth`
 * determines the answer to a request to sign along with a session (`wc_sessionAuthenticate`).
 */
export type PhoneBehaviour =
  | Exclude<Behaviour, 'pending' | { throw: unknown }>
  | { session: Namespaces }
  | { auth: AuthFault }

type Answer = { result: unknown } | { error: { code: number; message: string; data?: string } }

/** Receives the dApps' requests: a rule answers them, or they wait for the user. */
export class Desk {
  readonly errands = new Errands()
  readonly behaviours = new Behaviours<PhoneBehaviour>()
  /** The index of the account that is offered first. */
  selected = 0
  readonly #kit: Client['kit']
  readonly #own: readonly PhoneNamespace[]
  readonly #sessions: Sessions
  readonly #seen = new Set<number>()

  /** @param oneStep Whether it supports signing in while connecting; otherwise it is only asked to connect. */
  constructor(kit: Client['kit'], own: readonly PhoneNamespace[], sessions: Sessions, oneStep: boolean) {
    this.#kit = kit
    this.#own = own
    this.#sessions = sessions
    const forget = ({ id }: { id: number }) => this.errands.drop(({ request }) => request.id === String(id))
    // While it is pairing, the client emits events twice.
    const once = <E extends { id: number }>(work: (event: E) => Promise<void>) => {
      return (event: E) => {
        if (this.#seen.has(event.id)) return
        this.#seen.add(event.id)
        settled(work(event))
      }
    }
    kit.on(
      'session_proposal',
      once((event) => this.#proposed(event)),
    )
    kit.on('session_request', (event) => settled(this.#requested(event)))
    if (oneStep)
      kit.on(
        'session_authenticate',
        once((event) => this.#authenticated(event)),
      )
    kit.on('proposal_expire', forget)
    kit.on('session_request_expire', forget)
    kit.on('session_delete', ({ topic }) => this.errands.drop(({ request }) => request.topic === topic))
  }

  async #proposed({ id, params: proposal }: ClientEvents['session_proposal']): Promise<void> {
    const approve = async ({ namespaces, ...choice }: Approval) => {
      const session = namespaces ?? settle(proposal, this.#own, this.selected, choice)
      if (Object.keys(session).length === 0) throw new Error('Nothing is left of what the dApp asks for.')
      await this.#sessions.approve(id, session)
    }
    const refuse = (reason: { code: number; message: string }) => this.#kit.rejectSession({ id, reason })
    const reject = () => refuse(REJECTED)

    const behaviour = this.#behaviourOf('wc_sessionPropose')
    if (behaviour === 'hang') return
    if (behaviour === 'approve') return approve({})
    if (behaviour === 'reject') return reject()
    if (typeof behaviour === 'object' && 'session' in behaviour) return approve({ namespaces: behaviour.session })
    if (typeof behaviour === 'object' && 'error' in behaviour) return refuse(behaviour.error)

    const { requiredNamespaces, optionalNamespaces, pairingTopic: topic, proposer } = proposal
    const { name, url } = proposer.metadata
    const params = { requiredNamespaces, optionalNamespaces }
    const request = { id: String(id), topic, dapp: { name, url }, method: 'wc_sessionPropose', params }
    this.errands.add({ request, contents: describeProposal(proposal, this.#own, this.selected), approve, reject })
  }

  async #authenticated({ id, topic, params: asked }: ClientEvents['session_authenticate']): Promise<void> {
    const kit = this.#kit
    const refuse = (reason: { code: number; message: string }) => kit.rejectSessionAuthenticate({ id, reason })
    const reject = () => refuse(REJECTED)
    const evm = this.#own.find(({ sign }) => sign)
    if (!evm) return refuse({ code: 5104, message: 'Unsupported namespace key.' })
    const signing = { kit, request: asked, evm, selected: this.selected }
    const approve = async (choice: Approval, fault?: AuthFault) => {
      const auths = await signAll(signing, choice, fault)
      await telling(kit, auths.sent, () => this.#sessions.approveSigned(id, auths.true))
    }

    const method = 'wc_sessionAuthenticate'
    const behaviour = this.#behaviourOf(method)
    if (behaviour === 'hang') return
    if (behaviour === 'approve') return approve({})
    if (behaviour === 'reject') return reject()
    if (typeof behaviour === 'object' && 'auth' in behaviour) return approve({}, behaviour.auth)
    if (typeof behaviour === 'object' && 'error' in behaviour) return refuse(behaviour.error)

    const { name, url } = asked.requester.metadata
    const request = { id: String(id), topic, dapp: { name, url }, method, params: asked.authPayload }
    this.errands.add({ request, contents: describeAuth(signing), approve, reject })
  }

  async #requested({ id, topic, params: asked }: ClientEvents['session_request']): Promise<void> {
    const { method, params } = asked.request
    const respond = (answer: Answer) =>
      this.#kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
    const reject = () => respond({ error: REJECTED })

    const behaviour = this.#behaviourOf(method)
    if (behaviour === 'hang') return
    if (behaviour === 'reject') return reject()
    if (typeof behaviour === 'object' && 'error' in behaviour) return respond(failure(behaviour.error))
    if (typeof behaviour === 'object' && 'answer' in behaviour) return respond({ result: behaviour.answer ?? null })

    const task = await attempt(() => this.#taskOf(topic, asked.chainId, method, params))
    if ('error' in task) return respond(task)
    const { contents, run, chain } = task.result
    const approve = async () => {
      const done = async () => {
        const result = await run()
        if (chain !== undefined) await this.#sessions.useChain(topic, chain)
        return result ?? null
      }
      await respond(await attempt(done))
    }
    if (behaviour === 'approve' || !contents) return approve()
    const { dapp } = this.#sessions.get(topic)
    const request = { id: String(id), topic, dapp, method, params, chain: asked.chainId }
    this.errands.add({ request, contents, approve, reject })
  }

  #taskOf(topic: string, chain: string, method: string, params: unknown): PhoneTask {
    const own = this.#own.find(({ name }) => name === namespaceOf(chain))
    const namespace = this.#sessions.get(topic).namespaces[namespaceOf(chain)]
    if (!own || !namespace) throw new RpcError(5100, 'Unsupported chains.')
    return own.task({ topic, chain, accounts: addressesOf(namespace, chain), method, params })
  }

  #behaviourOf(method: string): PhoneBehaviour {
    return this.behaviours.of(method) ?? this.behaviours.ofPrompts()
  }
}

async function attempt<T>(work: () => T | Promise<T>): Promise<{ result: T } | Extract<Answer, { error: unknown }>> {
  try {
    return { result: await work() }
  } catch (thrown) {
    return failure(fromNode(thrown))
  }
}

/** An error as it travels: its data only if it is a text. */
function failure({ code, message, data }: { code: number; message: string; data?: unknown }) {
  return { error: { code, message, ...(typeof data === 'string' ? { data } : {}) } }
}

/** Ignores the result: an answer that does not reach the relay is lost, as on a phone that is offline. */
function settled(work: Promise<void>): void {
  work.catch(() => {})
}
