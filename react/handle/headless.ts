import type { ActorRefFrom } from 'xstate'
import type { Failure } from '../../core/errors.ts'
import { type HeadlessWallet, optionFor } from '../../core/headless-wallet.ts'
import { isEqual } from '../../core/is-equal.ts'
import { isUnaccepted } from '../../core/legal.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { HeadlessCommand, headlessMachine } from '../../machines/headless/chart.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import type { Engine } from '../engine/engine.ts'
import { type ConnectChoice, chooseInModal } from './choose-in-modal.ts'
import { findInstalled, findListed } from './find-wallet.ts'
import { headlessStateOf, listedWallet } from './headless-state.ts'
import { type Headless, type HeadlessState, noWallets } from './headless-types.ts'
import { errorOf } from './run-command.ts'

type Actor = ActorRefFrom<typeof headlessMachine>
type Kit = Engine['kit']

const aborted: Failure = { code: 'request.aborted' }

/** Keeps a slice's identity while its content is the same, so that only what has changed renders again. */
function settle(before: HeadlessState, after: HeadlessState): HeadlessState {
  const wallets = isEqual(before.wallets, after.wallets) ? before.wallets : after.wallets
  const wcWallets = isEqual(before.wcWallets, after.wcWallets) ? before.wcWallets : after.wcWallets
  const next = { ...after, wallets, wcWallets }
  return isEqual(before, next) ? before : next
}

/** Projects the chart and the wallets of this browser onto the store until the chart ends. */
function project({ kit, store, linkClientId }: Engine, actor: Actor): void {
  const walletIn = (id: string): ActorRefFrom<typeof walletMachine> | undefined => kit.system.get(id as never)
  const followed = new Map<object, { unsubscribe(): void }>()
  const setState = (after: HeadlessState) => {
    const before = store.get().headless ?? noWallets
    const headless = settle(before, after)
    if (headless !== before) store.set({ headless })
  }
  let wcClientId: string | undefined
  let isAsked = false
  const readClientId = async () => {
    isAsked = true
    wcClientId = await linkClientId().catch(() => undefined)
    if (wcClientId !== undefined && actor.getSnapshot().status === 'active') update()
  }
  const update = () => {
    const { namespaces, environment, remembered } = kit.getSnapshot().context
    const wallets = namespaces.flatMap((each) => walletIn(systemIds.wallet(each)) ?? [])
    for (const wallet of wallets) if (!followed.has(wallet)) followed.set(wallet, wallet.subscribe(update))
    const connectors = wallets.flatMap((wallet) => wallet.getSnapshot().context.connectors)
    const { recents } = remembered
    const state = headlessStateOf(actor.getSnapshot(), connectors, { mobile: environment.mobile, recents, wcClientId })
    setState(state)
    if (state.wcUri !== undefined && !isAsked) void readClientId()
  }
  const end = () => {
    kitSubscription.unsubscribe()
    for (const each of followed.values()) each.unsubscribe()
    setState(noWallets)
  }
  const kitSubscription = kit.subscribe(update)
  actor.subscribe({ next: update, complete: end, error: end })
  update()
}

/** Returns a function that sends a command to the chart and resolves or rejects with the chart's answer. */
function awaitCalls(actor: Actor) {
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let last = 0
  const settleCalls = (calls: readonly number[], answer: (call: PromiseWithResolvers<string>) => void) => {
    for (const call of calls) {
      const known = waiting.get(call)
      waiting.delete(call)
      if (known) answer(known)
    }
  }
  const reject = (calls: readonly number[], failure: Failure) =>
    settleCalls(calls, (call) => void errorOf(failure).then(call.reject))
  const abortAll = () => reject([...waiting.keys()], aborted)
  actor.on('call.resolved', ({ calls, uri = '' }) => settleCalls(calls, ({ resolve }) => resolve(uri)))
  actor.on('call.rejected', ({ calls, failure }) => reject(calls, failure))
  actor.subscribe({ complete: abortAll, error: abortAll })
  return (commandOf: (call: number) => HeadlessCommand): Promise<string> => {
    const answer = Promise.withResolvers<string>()
    last += 1
    waiting.set(last, answer)
    if (actor.getSnapshot().status === 'active') actor.send(commandOf(last))
    else abortAll()
    return answer.promise
  }
}

/** The choice in the modal's list that stands for this wallet. */
function choiceOf(kit: Kit, wallet: HeadlessWallet, namespace: Namespace | undefined): ConnectChoice {
  const option = optionFor(wallet, namespace)
  if (option) return { type: 'connector.choose', name: wallet.name, options: [option] }
  const { mobile } = kit.getSnapshot().context.environment
  return {
    type: 'wallet.choose',
    platform: mobile ? 'mobile' : 'qrcode',
    ...(wallet.listed && { wallet: wallet.listed }),
  }
}

/** Starts the chart for a dApp that renders the wallets itself: the modal stays closed. */
export async function startHeadless(engine: Engine): Promise<Headless> {
  const { kit, loadHeadless } = engine
  await loadHeadless()
  kit.send({ type: 'headless.start' })
  const actor: Actor | undefined = kit.system.get(systemIds.headless)
  // The kit has stopped meanwhile.
  if (!actor) throw await errorOf({ code: 'request.aborted' })
  project(engine, actor)
  const call = awaitCalls(actor)
  return {
    async fetchWallets({ page = 1, query = '' } = {}) {
      await call((id) => ({ type: 'list.request', call: id, page, query: query.trim() }))
    },
    getWcUri: () => call((id) => ({ type: 'code.request', call: id })),
    resetWcUri: () => actor.send({ type: 'code.reset' }),
    async connect(wallet, namespace) {
      await call((id) => ({ type: 'connection.request', call: id, wallet, namespace }))
    },
    resetConnectingWallet: () => actor.send({ type: 'connection.reset' }),
    chooseLogin: (provider) => chooseInModal(kit, { type: 'social.choose', provider }),
    chooseWallet: (wallet, namespace) => chooseInModal(kit, choiceOf(kit, wallet, namespace)),
    async findWallet(fits, names) {
      const installed = await findInstalled(engine, fits)
      const listed = installed ? undefined : await findListed(engine, fits, names).catch(() => undefined)
      return listed ? listedWallet({})(listed) : installed
    },
    asksTerms() {
      const { features, remembered } = kit.getSnapshot().context
      return isUnaccepted(features, remembered.accepted)
    },
  }
}
