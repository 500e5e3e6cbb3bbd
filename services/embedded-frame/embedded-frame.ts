import type { AccountType } from '../../core/connector.ts'
import type { EmbeddedFrame, FrameCall, FrameNews, FrameTheme, FrameUser } from '../../core/embedded-frame.ts'
import { kindOfMethod } from '../../core/embedded-methods.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { parse } from '../../core/schema.ts'
import { within } from '../../core/within.ts'
import { FrameChannel } from './frame-channel.ts'
import { showFrame } from './frame-element.ts'
import { loginError, socialError } from './frame-error.ts'
import { frameStorage } from './frame-storage.ts'
import { type Noticed, sessionUpdate } from './protocol.ts'
import { Stage } from './stage.ts'

/** Between one email and the next, and how long the frame may take to sign out, in milliseconds. */
const emailGap = 30_000
const signOutCap = 3_000
/** How long the frame is left alone once it loads itself again, in milliseconds. */
const reloadDelay = 100

export interface EmbeddedFrameOptions {
  /** The address of the frame's page. */
  url: string
  projectId: string
  sdkVersion: string
  /** How the dApp is described to the user in the frame. */
  metadata: Noticed<'SYNC_DAPP_DATA'>['metadata']
}

/** The embedded wallet behind a frame's page [embedded-frame]. Nothing is loaded before it is asked for anything. */
export function embeddedFrame({ url, projectId, sdkVersion, metadata }: EmbeddedFrameOptions): EmbeddedFrame {
  const storage = frameStorage(() => localStorage)
  const watchers = new Set<(news: FrameNews) => void>()
  let theme: FrameTheme | undefined
  const stage = new Stage()
  let waiting = 0

  const syncTheme = () => {
    if (!theme) return
    const { mode, variables } = theme
    const background = mode === 'dark' ? '#121313' : '#fff'
    const w3mThemeVariables = { '--w3m-accent': variables['--w3m-accent'] ?? '', '--w3m-background': background }
    channel.notify('SYNC_THEME', { themeMode: mode, themeVariables: variables, w3mThemeVariables })
  }
  const syncDapp = () => channel.notify('SYNC_DAPP_DATA', { metadata, sdkVersion, sdkType: 'appkit', projectId })
  const channel = new FrameChannel({
    url: addressOf(url, projectId),
    onReady() {
      syncDapp()
      syncTheme()
    },
    onUpdate: (payload) => storage.write('SESSION_TOKEN_KEY', parse(sessionUpdate, payload)?.token ?? null),
  })
  const tell = (news: FrameNews) => {
    for (const heard of [...watchers]) heard(news)
  }
  /** Does what belongs to a login; what went wrong is known by the frame's words. */
  const loggingIn = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      throw loginError(cause)
    }
  }
  const nextEmailAt = () => Number(storage.read('LAST_EMAIL_LOGIN_TIME') ?? 0) + emailGap
  const loggedIn = () => {
    storage.write('EMAIL_LOGIN_USED_KEY', 'true')
    storage.write('LAST_EMAIL_LOGIN_TIME', null)
  }
  /** Who gives up on Farcaster has the frame forget it: it loads itself again, and is told the dApp again [social-farcaster]. */
  const atFarcaster = async <T>(work: Promise<T>, code: ErrorCode): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      if (cause instanceof PorticoError && cause.code === 'request.aborted') {
        void channel.request('RELOAD', undefined).catch(() => undefined)
        setTimeout(syncDapp, reloadDelay)
      }
      throw socialError(cause, code)
    }
  }
  const remember = ({ chainId, email, userName }: FrameUser) => {
    storage.write('LAST_USED_CHAIN_KEY', String(chainId))
    if (email !== undefined) storage.write('EMAIL', email)
    if (userName !== undefined) storage.write('SOCIAL_USERNAME', userName)
    loggedIn()
  }

  return {
    get isUsed() {
      return storage.read('EMAIL_LOGIN_USED_KEY') === 'true'
    },
    get lastChainId() {
      return storage.read('LAST_USED_CHAIN_KEY')
    },
    get waiting() {
      return waiting
    },
    get nextEmailAt() {
      return nextEmailAt()
    },
    async connectEmail(email, signal) {
      const seconds = Math.ceil((nextEmailAt() - Date.now()) / 1_000)
      // A clock that was set back must not lock anybody out.
      if (seconds > 0 && seconds <= emailGap / 1_000) throw new PorticoError('email.tooSoon', { seconds })
      const step = await loggingIn(channel.request('CONNECT_EMAIL', { email: email.trim() }, signal))
      storage.write('EMAIL', email.trim())
      if (step === 'connected') loggedIn()
      else storage.write('LAST_EMAIL_LOGIN_TIME', String(Date.now()))
      return step
    },
    connectDevice: async (signal) => void (await loggingIn(channel.request('CONNECT_DEVICE', undefined, signal))),
    async connectOtp(code, signal) {
      await loggingIn(channel.request('CONNECT_OTP', { otp: code }, signal))
      loggedIn()
    },
    async socialUri(provider, signal) {
      try {
        return (await channel.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)).uri
      } catch (cause) {
        throw socialError(cause, 'social.uri')
      }
    },
    async connectSocial(provider, uri, signal) {
      try {
        remember(await channel.request('CONNECT_SOCIAL', { uri }, signal))
        storage.write('connected_social', provider)
      } catch (cause) {
        throw socialError(cause, 'social.refused')
      }
    },
    async farcasterUri(signal) {
      const { url: page } = await atFarcaster(channel.request('GET_FARCASTER_URI', undefined, signal), 'social.uri')
      return page
    },
    async connectFarcaster(signal) {
      const { userName } = await atFarcaster(channel.request('CONNECT_FARCASTER', undefined, signal), 'social.refused')
      storage.write('SOCIAL_USERNAME', userName)
      storage.write('connected_social', 'farcaster')
      loggedIn()
    },
    async isConnected() {
      if (storage.read('EMAIL_LOGIN_USED_KEY') !== 'true') return false
      try {
        const token = storage.read('SESSION_TOKEN_KEY')
        const { isConnected } = await channel.request('IS_CONNECTED', token === undefined ? {} : { token })
        if (!isConnected) storage.forgetLogin()
        return isConnected
      } catch (cause) {
        // A frame that can't be reached says nothing of who is logged in.
        if (cause instanceof PorticoError && cause.code === 'frame.failed') storage.forgetLogin()
        throw cause
      }
    },
    async user({ chainId, preferredAccountType }) {
      const asked = { ...(chainId !== undefined && { chainId }), ...(preferredAccountType && { preferredAccountType }) }
      const user = await channel.request('GET_USER', asked)
      remember(user)
      return user
    },
    async switchNetwork(chainId, rpcUrl) {
      const asked = { chainId, ...(rpcUrl !== undefined && { rpcUrl }) }
      const answer = await channel.request('SWITCH_NETWORK', asked)
      storage.write('LAST_USED_CHAIN_KEY', String(answer.chainId))
      return answer.chainId
    },
    async setPreferredAccount(type: AccountType) {
      if (type !== 'eoa' && type !== 'smartAccount') throw new PorticoError('wallet.badRequest')
      const answer = await channel.request('SET_PREFERRED_ACCOUNT', { type })
      storage.write('PREFERRED_ACCOUNT_TYPE', answer.type)
      return answer
    },
    async smartAccountNetworks() {
      const { smartAccountEnabledNetworks: ids } = await channel.request(
        'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
        undefined,
      )
      storage.write('SMART_ACCOUNT_ENABLED_NETWORKS', ids.join(','))
      return ids
    },
    async call(call: FrameCall) {
      const kind = kindOfMethod(call.method)
      if (kind === 'unknown') {
        tell('refused')
        throw new PorticoError('frame.notAllowed')
      }
      if (kind === 'safe') return channel.request('RPC_REQUEST', asJson(call))
      waiting += 1
      tell('waiting')
      try {
        // Without a place on screen nobody could answer.
        await stage.opened()
        return await channel.request('RPC_REQUEST', asJson(call))
      } finally {
        waiting -= 1
        if (waiting === 0) tell('settled')
      }
    },
    abortCalls() {
      stage.abort()
      channel.notify('RPC_ABORT', undefined)
      channel.abort('RPC_REQUEST')
    },
    abort() {
      stage.abort()
      channel.abort()
    },
    reload: async () => void (await channel.request('RELOAD', undefined)),
    setTheme(next) {
      theme = next
      syncTheme()
    },
    async signOut() {
      storage.forgetLogin()
      await within(signOutCap, channel.request('SIGN_OUT', undefined)).catch(() => undefined)
    },
    watchCalls(heard) {
      watchers.add(heard)
      return () => void watchers.delete(heard)
    },
    show(host, slot) {
      const hide = showFrame(channel.frame, host, slot)
      stage.open()
      return () => {
        stage.close()
        hide()
      }
    },
  }
}

/** The frame's address with what it has to know from the start. */
function addressOf(url: string, projectId: string): URL {
  const address = new URL(url)
  address.searchParams.set('projectId', projectId)
  address.searchParams.set('version', '4')
  return address
}

/** Amounts are written as hexadecimal quantities. */
const asJson = ({ params, ...call }: FrameCall) => ({
  ...call,
  params: JSON.parse(
    JSON.stringify(params ?? [], (_, value: unknown) =>
      typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
    ),
  ) as unknown,
})
