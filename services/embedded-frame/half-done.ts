import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { begunLogin, markLogin } from './begun-login.ts'

/** What a request fails with that the frame may yet do. */
const undecided: ReadonlySet<ErrorCode> = new Set(['request.aborted', 'frame.timeout', 'rpc.malformed', 'unknown'])

/** What keeps a login that is not done from leaving anything behind [embedded-half-done]. */
export function halfDone(signOut: () => Promise<void>) {
  /** How many requests may end in a login, and whether the frame has logged in for one that was given up. */
  let open = 0
  let isStray = false
  /** Whether something was given up that the frame may yet do. */
  let isUndecided = false
  /** The login whose user was not read yet. */
  let unread: { isEnded: boolean } | undefined
  const tidy = () => {
    // A login that is still open takes the place of the other one, if it is done.
    if (!isStray || open > 0) return
    isStray = false
    void signOut()
  }
  /** The frame has logged in. */
  const proved = () => {
    isStray = false
    unread = { isEnded: false }
    markLogin('proved')
  }
  const endUnread = async () => {
    if (!unread) return
    unread.isEnded = true
    unread = undefined
    await signOut()
  }
  return {
    proved,
    /** What logs in. Where the frame does so after it was given up, it is signed out. */
    async proving<T>(ask: (isDoneLate: () => void) => Promise<T>): Promise<T> {
      open += 1
      markLogin(begunLogin() ?? 'begun')
      try {
        const answer = await ask(() => {
          isStray = true
          tidy()
        })
        proved()
        return answer
      } catch (cause) {
        const code = cause instanceof PorticoError ? cause.code : 'unknown'
        isStray ||= code === 'rpc.malformed'
        isUndecided ||= undecided.has(code)
        // It has come to nothing, and nothing else may come of what was begun.
        if (open === 1 && !isUndecided && !unread) markLogin(undefined)
        throw cause
      } finally {
        open -= 1
        tidy()
      }
    },
    /** What reads the user. Where that fails for a login that is new, the frame is signed out. */
    async taking<T>(read: () => Promise<T>): Promise<T> {
      const login = unread
      try {
        const taken = await read()
        if (login?.isEnded) throw new PorticoError('request.aborted')
        if (login && unread === login) {
          unread = undefined
          isUndecided = false
          markLogin(undefined)
        }
        return taken
      } catch (cause) {
        if (unread === login) void endUnread()
        throw cause
      }
    },
    endUnread,
  }
}
