import type { EmbeddedFrame, FrameUser, LoginStep, UserChange } from '../../core/embedded-frame.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import type { FrameChannel } from './frame-channel.ts'
import { loginError, socialError } from './frame-error.ts'
import type { FrameStorage } from './frame-storage.ts'
import { halfDone } from './half-done.ts'

/** Between one email and the next, in milliseconds. */
const emailGap = 30_000
/** How long the frame is left alone once it loads itself again, in milliseconds. */
const reloadDelay = 100

interface FrameLoginsDeps {
  channel: FrameChannel
  storage: FrameStorage
  /** Tells the frame which dApp it is in. */
  syncDapp(): void
  /** Tells those who watch the user what has changed. */
  emitUser(change: UserChange): void
  /** The frame is on a network. */
  setChain(chainId: string | number): void
  /** Ends the login, here and in the frame. */
  signOut(): Promise<void>
}

type Methods = Pick<
  EmbeddedFrame,
  | 'connectEmail'
  | 'connectDevice'
  | 'connectOtp'
  | 'socialUri'
  | 'connectSocial'
  | 'farcasterUri'
  | 'connectFarcaster'
  | 'updateEmail'
  | 'updateEmailPrimary'
  | 'updateEmailSecondary'
  | 'taking'
  | 'endUnread'
>

/** Logging in to the embedded wallet, and changing the email of a login; what is remembered of it [embedded-storage]. */
export function frameLogins({ channel, storage, syncDapp, emitUser, setChain, signOut }: FrameLoginsDeps): {
  methods: Methods
  /** When the next email may be sent, in milliseconds since 1970. */
  nextEmailAt(): number
  /** Remembers who is logged in. */
  remember(user: FrameUser): void
  /** The frame has been loaded again, and knows of no code that was mailed. */
  forgetMail(): void
} {
  /** Does what belongs to a login; what went wrong is known by the frame's words. */
  const loggingIn = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      throw loginError(cause)
    }
  }
  const nextEmailAt = () => Number(storage.read('LAST_EMAIL_LOGIN_TIME') ?? 0) + emailGap
  const secondsLeft = () => {
    const seconds = Math.ceil((nextEmailAt() - Date.now()) / 1_000)
    // A clock that was set back must not lock anybody out.
    return seconds <= emailGap / 1_000 ? Math.max(0, seconds) : 0
  }
  const loggedIn = () => {
    storage.keepLogin()
    storage.write('LAST_EMAIL_LOGIN_TIME', null)
  }
  /** Who gives up on Farcaster has the frame forget it: it loads itself again, and is told the dApp again [social-farcaster]. */
  const atFarcaster = async <T>(work: Promise<T>, code: ErrorCode): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      if (cause instanceof PorticoError && cause.code === 'request.aborted') {
        channel.reload()
        forgetMail()
        setTimeout(syncDapp, reloadDelay)
      }
      throw socialError(cause, code)
    }
  }
  const remember = ({ chainId, email, userName }: FrameUser) => {
    setChain(chainId)
    if (email !== undefined) storage.write('EMAIL', email)
    if (userName !== undefined) storage.write('SOCIAL_USERNAME', userName)
    storage.keepLogin()
  }

  /** The email of the login: it is the user's once the code has proved it. */
  let mailedTo = ''
  /** What of the last mail is waited for, until the code has proved the email. */
  let awaited: Exclude<LoginStep, 'connected'> | undefined
  const forgetMail = () => {
    awaited = undefined
  }
  const { proving, proved, taking, endUnread } = halfDone(signOut)

  /** Between any two emails lies a while: codes of a login and of a change are mailed alike [embedded-resend]. */
  const mailing = async <T>(send: () => Promise<T>): Promise<T> => {
    const seconds = secondsLeft()
    if (seconds > 0) throw new PorticoError('email.tooSoon', { seconds })
    return loggingIn(send())
  }
  const loggedInByMail = () => {
    forgetMail()
    storage.write('EMAIL', mailedTo)
    loggedIn()
  }
  const mailed = () => storage.write('LAST_EMAIL_LOGIN_TIME', String(Date.now()))
  /** Another email is the user's. */
  const changed = (email: string) => {
    storage.write('EMAIL', email)
    storage.write('LAST_EMAIL_LOGIN_TIME', null)
    emitUser({ email })
  }

  const methods: Methods = {
    taking,
    endUnread,
    async connectEmail(entered, signal) {
      const email = entered.trim()
      if (awaited && email === mailedTo && secondsLeft() > 0) return awaited
      const step = await mailing(() => channel.request('CONNECT_EMAIL', { email }, signal))
      mailedTo = email
      if (step === 'connected') {
        proved()
        loggedInByMail()
      } else {
        awaited = step
        mailed()
      }
      return step
    },
    async connectDevice(signal) {
      await loggingIn(channel.request('CONNECT_DEVICE', undefined, signal))
      if (awaited) awaited = 'code'
    },
    async connectOtp(code, signal) {
      await loggingIn(proving((late) => channel.request('CONNECT_OTP', { otp: code }, signal, late)))
      loggedInByMail()
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
        remember(await proving((late) => channel.request('CONNECT_SOCIAL', { uri }, signal, late)))
        loggedIn()
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
      const { userName } = await atFarcaster(
        proving((late) => channel.request('CONNECT_FARCASTER', undefined, signal, late)),
        'social.refused',
      )
      storage.write('SOCIAL_USERNAME', userName)
      storage.write('connected_social', 'farcaster')
      loggedIn()
    },
    async updateEmail(email, signal) {
      const step = await mailing(() => channel.request('UPDATE_EMAIL', { email: email.trim() }, signal))
      mailed()
      return step
    },
    async updateEmailPrimary(code, signal) {
      await loggingIn(channel.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: code }, signal))
      // With a right code the service mails the other one.
      mailed()
    },
    async updateEmailSecondary(code, signal) {
      const change = (answer: { newEmail: string } | undefined) => {
        if (answer && storage.isUsed) changed(answer.newEmail)
      }
      // Who leaves while the code is looked at may have changed it all the same.
      const { newEmail } = await loggingIn(channel.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: code }, signal, change))
      changed(newEmail)
      return newEmail
    },
  }
  return { methods, nextEmailAt, remember, forgetMail }
}
