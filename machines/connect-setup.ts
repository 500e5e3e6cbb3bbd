import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import type { ErrorCode, Failure } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Place } from '../core/places.ts'
import type { Platform, TrackEvent } from '../core/track.ts'
import type { Ways } from '../core/wallet-rows.ts'
import { tracker, type WalletFact, wallet } from './system.ts'

/** A wallet that a person picked, as its row in the list told of it. */
export interface Picked {
  name: string
  ways: Ways
}

/** The picked wallet, and the one of its ways that is taken; the first, until somebody says. */
export interface Choice extends Picked {
  namespace: Namespace
  connectorId: string
}

export type ConnectOutput = { status: 'connected' }

const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wallet.alreadyConnected',
  'wallet.badAccount',
  'wallet.unsupportedMethod',
  'connector.missing',
])

/** A fact about one connector. */
export type Fact = Extract<WalletFact, { connectorId: string }>

type Wishes = Readonly<Partial<Record<Namespace, CaipNetworkId>>>

/** Whether there is a choice: a single way is taken at once, and the first where the wallet is connected on all. */
const isFork = (ways: Ways | undefined) => ways !== undefined && ways.length > 1 && ways.some((way) => !way.connected)

/** What the connect chart is made of. */
export const flow = setup({
  types: {} as {
    context: {
      /** The only namespace whose wallets are wanted; null for all. */
      namespace: Namespace | null
      /** The network that is wished for in each namespace. */
      wishes: Wishes
      choice: Choice | null
      failure: Failure | null
    }
    input: { namespace?: Namespace | undefined; wishes: Wishes }
    events:
      | ({ type: 'connector.choose' } & Picked)
      | { type: 'namespace.choose'; namespace: Namespace }
      | { type: 'connector.retry' }
      | { type: 'wallet.choose'; wallet?: ListedWallet; platform: Platform }
      | { type: 'wallets.all' }
      | { type: 'help.open' }
      | { type: 'wallet.get' }
      | { type: 'nav.back' }
      | WalletFact
    output: ConnectOutput
    meta: { view: 'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain' }
    tags: 'busy' | 'slow' | 'midway'
  },
  guards: {
    isFork: (_, ways: Ways) => isFork(ways),
    cameByFork: ({ context: { choice } }) => isFork(choice?.ways),
    isWay: ({ context: { choice } }, namespace: Namespace) =>
      choice?.ways.some((way) => way.namespace === namespace) ?? false,
    isMine: ({ context: { choice } }, { namespace, connectorId }: Fact) =>
      choice !== null && choice.namespace === namespace && sameId(choice.connectorId, connectorId),
    isHopeless: ({ context: { failure } }) => failure !== null && hopeless.has(failure.code),
    failedBy: ({ context }, code: ErrorCode) => context.failure?.code === code,
  },
  actions: {
    choose: assign({
      choice: (_, { name, ways }: Picked) => {
        const [{ namespace, connectorId }] = ways
        return { name, ways, namespace, connectorId }
      },
    }),
    take: assign({
      choice: ({ context: { choice } }, namespace: Namespace) => {
        const way = choice?.ways.find((each) => each.namespace === namespace)
        return choice && way ? { ...choice, namespace, connectorId: way.connectorId } : choice
      },
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgive: assign({ failure: null }),
    ask: enqueueActions(({ enqueue, context: { choice, wishes }, system }) => {
      if (!choice) return
      const { namespace, connectorId } = choice
      const caipNetworkId = wishes[namespace]
      enqueue.sendTo(wallet(namespace)({ system }), {
        type: 'wallet.connect',
        connectorId,
        ...(caipNetworkId && { caipNetworkId }),
      })
    }),
    abandon: enqueueActions(({ enqueue, context: { choice }, system }) => {
      if (choice) enqueue.sendTo(wallet(choice.namespace)({ system }), { type: 'wallet.abandon' })
    }),
    goOn: sendParent(({ context: { namespace } }, to: { place: Place; wallet?: ListedWallet | undefined }) => ({
      type: 'nav.push',
      ...to,
      ...(namespace && { namespace }),
    })),
    goTo: sendParent((_, place: Place) => ({ type: 'nav.push', place })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
  },
  delays: { hint: constants.promptHint, celebration: constants.celebration },
})
