import type { AccountType } from '../../core/connector.ts'
import type { EmbeddedFrame, FrameCall, FrameNews, FrameTheme, UserChange } from '../../core/embedded-frame.ts'
import { kindOfMethod } from '../../core/embedded-methods.ts'
import { PorticoError } from '../../core/errors.ts'
import { parse } from '../../core/schema.ts'
import { socialProviders } from '../../core/social-provider.ts'
import { within } from '../../core/within.ts'
import { markLogin } from './begun-login.ts'
import { addressOf, asJson, type FrameNetwork, isOfEvm } from './frame-call.ts'
import { FrameChannel } from './frame-channel.ts'
import { showFrame } from './frame-element.ts'
import { frameLogins } from './frame-logins.ts'
import { frameStorage } from './frame-storage.ts'
import { email, type Noticed, sessionUpdate } from './protocol.ts'
import { fitsMethod } from './rpc-params.ts'
import { Stage } from './stage.ts'

/** The timeout for the frame's sign-out, in milliseconds. */
const signOutCap = 3_000

/** The timeout for answers that a login can do without, in milliseconds. */
const aside = 3_000

export interface EmbeddedFrameOptions {
  /** The URL of the frame's page. */
  url: string
  projectId: string
  sdkVersion: string
  /** The dApp's description for the user in the frame. */
  metadata: Noticed<'SYNC_DAPP_DATA'>['metadata']
  /** The dApp's networks; a login starts on the first one. */
  networks: readonly FrameNetwork[]
  /** Whether the frame's page may write to the console. */
  mayLog: boolean
}

/** The embedded wallet in a frame [embedded-frame]. Nothing loads before the first request. */
export function embeddedFrame(options: EmbeddedFrameOptions): EmbeddedFrame {
  const { url, projectId, sdkVersion, metadata } = options
  const storage = frameStorage(() => localStorage)
  const watchers = new Set<(news: FrameNews) => void>()
  const userWatchers = new Set<(change: UserChange) => void>()
  const chainWatchers = new Set<() => void>()
  let theme: FrameTheme | undefined
  const stage = new Stage()
  let waiting = 0
  /** Aborts the calls that wait for the user's approval. */
  let refusal = new AbortController()
  let chain: string | number | undefined
  let signingOut: Promise<void> | undefined
  let smartNetworks: Promise<readonly number[]> | undefined

  const syncTheme = () => {
    if (!theme) return
    const { mode, variables } = theme
    // The card's background colour, so that the frame does not look like a box.
    const background = mode === 'dark' ? '#16171b' : '#fff'
    const w3mThemeVariables = { '--w3m-accent': variables['--w3m-accent'] ?? '', '--w3m-background': background }
    channel.notify('SYNC_THEME', { themeMode: mode, themeVariables: variables, w3mThemeVariables })
  }
  const syncDapp = () => channel.notify('SYNC_DAPP_DATA', { metadata, sdkVersion, sdkType: 'appkit', projectId })
  const channel = new FrameChannel({
    url: addressOf(url, { ...options, last: storage.read('LAST_USED_CHAIN_KEY') }),
    onReady() {
      logins.forgetMail()
      syncDapp()
      syncTheme()
    },
    onUpdate: (payload) => storage.keepToken(parse(sessionUpdate, payload)?.token ?? null),
    onTrouble(trouble) {
      if (trouble === 'frame.session') {
        endLogin()
        // The request that was refused ends with its own error.
        queueMicrotask(abortWaiting)
      }
      emitNews({ trouble })
    },
  })
  const emitNews = (news: FrameNews) => {
    for (const heard of [...watchers]) heard(news)
  }
  const emitUser = (change: UserChange) => {
    for (const heard of [...userWatchers]) heard(change)
  }
  const setChain = (chainId: string | number) => {
    const isOther = String(chain) !== String(chainId)
    chain = chainId
    if (isOfEvm(chainId)) storage.write('LAST_USED_CHAIN_KEY', String(chainId))
    if (isOther) for (const heard of [...chainWatchers]) heard()
  }
  /** The number of ended logins: the frame's answers about the user of an ended login are ignored. */
  let ended = 0
  /** Clears the stored login, and notifies the user's watchers. */
  const endLogin = () => {
    ended += 1
    storage.forgetLogin()
    chain = undefined
    smartNetworks = undefined
    emitUser({ signedOut: true })
  }
  const signOut = () => {
    abortWaiting()
    endLogin()
    // Each namespace ends its own connection, but there is only one login.
    signingOut ??= within(signOutCap, channel.request('SIGN_OUT', undefined))
      .then(() => markLogin(undefined))
      .catch(() => undefined)
      .then(() => {
        signingOut = undefined
      })
    return signingOut
  }
  const loadSmartNetworks = async () => {
    const before = ended
    const { smartAccountEnabledNetworks: ids } = await channel.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)
    if (ended === before) storage.write('SMART_ACCOUNT_ENABLED_NETWORKS', ids.join(','))
    return ids
  }
  const abortCalls = () => {
    stage.abort()
    channel.notify('RPC_ABORT', undefined)
    refusal.abort()
    refusal = new AbortController()
  }
  /** The user who should answer is gone. */
  const abortWaiting = () => {
    if (waiting > 0) abortCalls()
  }
  const logins = frameLogins({ channel, storage, syncDapp, emitUser, setChain, signOut })

  return {
    get isUsed() {
      return storage.isUsed
    },
    get chainId() {
      return chain
    },
    get lastChainId() {
      return storage.read('LAST_USED_CHAIN_KEY')
    },
    get waiting() {
      return waiting
    },
    get userName() {
      return storage.read('SOCIAL_USERNAME')
    },
    get nextEmailAt() {
      return logins.nextEmailAt()
    },
    get nextEmailIn() {
      return logins.nextEmailIn()
    },
    load: () => channel.load(),
    ...logins.methods,
    async isConnected() {
      if (!storage.isUsed) return false
      try {
        const token = storage.read('SESSION_TOKEN_KEY')
        const { isConnected } = await channel.request('IS_CONNECTED', token === undefined ? {} : { token })
        if (!isConnected) storage.forgetLogin()
        return isConnected
      } catch (cause) {
        // An unreachable frame does not mean that the user is logged out.
        if (cause instanceof PorticoError && cause.code === 'frame.failed') storage.forgetLogin()
        throw cause
      }
    },
    async user({ chainId, preferredAccountType, siwxMessage }) {
      const asked = {
        ...(chainId !== undefined && { chainId }),
        ...(preferredAccountType && { preferredAccountType }),
        ...(siwxMessage && { siwxMessage }),
      }
      const before = ended
      const user = await channel.request('GET_USER', asked)
      if (ended !== before) throw new PorticoError('request.aborted')
      logins.remember(user)
      return user
    },
    async switchNetwork(chainId, rpcUrl) {
      const asked = { chainId, ...(rpcUrl !== undefined && { rpcUrl }) }
      const answer = await channel.request('SWITCH_NETWORK', asked)
      setChain(answer.chainId)
      return answer.chainId
    },
    async setPreferredAccount(type: AccountType) {
      if (type !== 'eoa' && type !== 'smartAccount') throw new PorticoError('wallet.badRequest')
      const answer = await channel.request('SET_PREFERRED_ACCOUNT', { type })
      storage.write('PREFERRED_ACCOUNT_TYPE', answer.type)
      emitUser(answer)
      return answer
    },
    async smartAccountNetworks() {
      smartNetworks ??= within(aside, loadSmartNetworks())
      try {
        return await smartNetworks
      } catch (cause) {
        smartNetworks = undefined
        throw cause
      }
    },
    get provider() {
      const stored = storage.read('connected_social')
      return socialProviders.find((each) => each === stored) ?? 'email'
    },
    watchChain(heard) {
      chainWatchers.add(heard)
      return () => void chainWatchers.delete(heard)
    },
    watchUser(heard) {
      userWatchers.add(heard)
      const unwatch = storage.watch('EMAIL', (said) => {
        const changed = parse(email, said)
        if (changed !== undefined) heard({ email: changed })
      })
      return () => {
        userWatchers.delete(heard)
        unwatch()
      }
    },
    async call(call: FrameCall) {
      const kind = kindOfMethod(call.method)
      if (kind === 'unknown') {
        const refused = new PorticoError('frame.notAllowed')
        // biome-ignore lint/suspicious/noConsole: the developer has to see it even if the dApp swallows the error
        console.error(refused.message)
        emitNews('refused')
        abortCalls()
        throw refused
      }
      const asked = asJson(call)
      // Don't show the user a request that the frame would reject.
      if (!fitsMethod(asked)) throw new PorticoError('wallet.badRequest')
      if (kind === 'safe') return channel.request('RPC_REQUEST', asked)
      const { signal } = refusal
      waiting += 1
      emitNews('waiting')
      try {
        // The user can't answer before the frame is visible.
        await stage.opened()
        return await channel.request('RPC_REQUEST', asked, signal)
      } finally {
        waiting -= 1
        if (waiting === 0) emitNews('settled')
      }
    },
    abortCalls,
    abort() {
      stage.abort()
      channel.abort()
    },
    setTheme(next) {
      theme = next
      syncTheme()
    },
    signOut,
    watchCalls(heard) {
      watchers.add(heard)
      return () => void watchers.delete(heard)
    },
    show(host, slot) {
      const hide = showFrame(channel.frame, host, slot, () => channel.startAgain())
      stage.open()
      return () => {
        stage.close()
        hide()
      }
    },
  }
}
