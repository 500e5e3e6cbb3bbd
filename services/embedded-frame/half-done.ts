import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { begunLogin, markLogin } from './begun-login.ts'

/** Failures of a request that the frame may still complete. */
const undecided: ReadonlySet<ErrorCode> = new Set(['request.aborted', 'frame.timeout', 'frame.badAnswer', 'unknown'])

/** Makes sure that an incomplete login leaves nothing behind [embedded-half-done]. */
export function halfDone(signOut: () => Promise<void>) {
  /** `open`: the number of pending login requests. `isStray`: the frame has completed an abandoned one. */
  let open = 0
  let isStray = false
  /** Whether a request was abandoned that the frame may still complete. */
  let isUndecided = false
  /** The login whose user has not been read yet. */
  let unread: AbortController | undefined
  const tidy = () => {
    // A pending login replaces the stray one when it completes.
    if (!isStray || open > 0) return
    isStray = false
    void signOut()
  }
  /** The frame has logged in. */
  const proved = () => {
    isStray = false
    unread = new AbortController()
    markLogin('proved')
  }
  const endUnread = async () => {
    if (!unread) return
    unread.abort()
    unread = undefined
    await signOut()
  }
  return {
    proved,
    /** Runs a login request. If the frame completes it after it was abandoned, it is signed out. */
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
        isStray ||= code === 'frame.badAnswer'
        isUndecided ||= undecided.has(code)
        // The login has failed, and no earlier one can still complete.
        if (open === 1 && !isUndecided && !unread) markLogin(undefined)
        throw cause
      } finally {
        open -= 1
        tidy()
      }
    },
    /** Reads the user. If that fails right after a login, the frame is signed out. */
    async taking<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const login = unread
      try {
        const taken = await read(login?.signal ?? new AbortController().signal)
        if (login?.signal.aborted) throw new PorticoError('request.aborted')
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
