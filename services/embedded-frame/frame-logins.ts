import type { EmbeddedFrame, FrameUser, LoginStep, UserChange } from '../../core/embedded-frame.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { untilAborted } from '../../core/until-aborted.ts'
import type { FrameChannel } from './frame-channel.ts'
import { loginError, socialError } from './frame-error.ts'
import type { FrameStorage } from './frame-storage.ts'
import { halfDone } from './half-done.ts'

/** The minimum time between two emails, in milliseconds. */
const emailGap = 30_000
/** The pause after requesting a reload of the frame, in milliseconds. */
const reloadDelay = 100

interface FrameLoginsDeps {
  channel: FrameChannel
  storage: FrameStorage
  /** Tells the frame about its dApp. */
  syncDapp(): void
  /** Notifies the user's watchers of a change. */
  emitUser(change: UserChange): void
  /** Sets the frame's network. */
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

/** Logins to the embedded wallet, changes of the email, and what is stored of them [embedded-storage]. */
export function frameLogins({ channel, storage, syncDapp, emitUser, setChain, signOut }: FrameLoginsDeps): {
  methods: Methods
  /** When the next email may be sent, in milliseconds since the epoch. */
  nextEmailAt(): number
  /** The number of seconds until then, rounded up. */
  nextEmailIn(): number
  /** Stores the logged-in user. */
  remember(user: FrameUser): void
  /** The frame has reloaded, and has forgotten any code that was sent. */
  forgetMail(): void
} {
  /** Runs a step of a login; errors are identified by the frame's messages. */
  const loggingIn = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      throw loginError(cause)
    }
  }
  const nextEmailAt = () => {
    const mailedAt = Number(storage.read('LAST_EMAIL_LOGIN_TIME') ?? 0)
    // A clock that was set back must not lock the user out.
    return mailedAt <= Date.now() ? mailedAt + emailGap : 0
  }
  const nextEmailIn = () => Math.max(0, Math.ceil((nextEmailAt() - Date.now()) / 1_000))
  const loggedIn = () => {
    storage.keepLogin()
    storage.write('LAST_EMAIL_LOGIN_TIME', null)
  }
  /**
   * If the user gives up on Farcaster, the frame is reloaded to make it forget the login, and gets the dApp's data
   * again [social-farcaster].
   */
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

  /** The email of the login, unverified until the code is. */
  let mailedTo = ''
  /** The next step after the last email, until the code is verified. */
  let awaited: Exclude<LoginStep, 'connected'> | undefined
  /**
   * The approval that the last mail asks for, whether or not a view waits for it: the link can be opened after the user
   * has left, and the service answers only the first request.
   */
  let approval: Promise<void> | undefined
  const forgetMail = () => {
    awaited = undefined
    approval = undefined
  }
  const approved = (): Promise<void> => {
    const asked = channel.request('CONNECT_DEVICE', undefined).then(
      () => {
        if (approval === asked) awaited = 'code'
      },
      (cause) => {
        if (approval === asked) forgetMail()
        throw cause
      },
    )
    // Its failure concerns only those who wait for it.
    asked.catch(() => undefined)
    return asked
  }
  const { proving, proved, taking, endUnread } = halfDone(signOut)

  /** Enforces a pause between any two emails: codes for a login and for a change share it [embedded-resend]. */
  const mailing = async <T>(send: () => Promise<T>): Promise<T> => {
    const seconds = nextEmailIn()
    if (seconds > 0) throw new PorticoError('email.tooSoon', { seconds })
    return loggingIn(send())
  }
  const loggedInByMail = () => {
    forgetMail()
    storage.write('EMAIL', mailedTo)
    loggedIn()
  }
  const mailed = () => storage.write('LAST_EMAIL_LOGIN_TIME', String(Date.now()))
  /** The user has a new email. */
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
      if (awaited && email === mailedTo && nextEmailIn() > 0) return awaited
      const step = await mailing(() => channel.request('CONNECT_EMAIL', { email }, signal))
      mailedTo = email
      if (step === 'connected') {
        proved()
        loggedInByMail()
      } else {
        forgetMail()
        awaited = step
        mailed()
      }
      return step
    },
    async connectDevice(signal) {
      approval ??= approved()
      await loggingIn(untilAborted(approval, signal))
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
      // After a correct code, the service sends the one for the new email.
      mailed()
    },
    async updateEmailSecondary(code, signal) {
      const change = (answer: { newEmail: string } | undefined) => {
        if (answer && storage.isUsed) changed(answer.newEmail)
      }
      // If the user leaves during the check, the change may still succeed.
      const { newEmail } = await loggingIn(channel.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: code }, signal, change))
      changed(newEmail)
      return newEmail
    },
  }
  return { methods, nextEmailAt, nextEmailIn, remember, forgetMail }
}
