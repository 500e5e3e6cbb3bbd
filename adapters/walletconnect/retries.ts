import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'

/**
 * The client (2.21.8) retries failed messages at intervals without handling errors: a failure would be an unhandled
 * rejection. If the relay returns an error again, the client gives up, but reports that only after a minute.
 * @param lost called when a request is given up.
 */
export function surviveRetries({ publisher }: Pick<Relayer, 'publisher'>, lost: () => void): void {
  const [check, send] = [member(publisher, 'checkQueue'), member(publisher, 'rpcPublish')]
  const queue = member(publisher, 'queue')
  if (!(publisher instanceof Object && queue instanceof Map)) return
  if (typeof check !== 'function' || typeof send !== 'function') return
  let isRetry = false
  Object.assign(publisher, {
    checkQueue() {
      isRetry = true
      check.call(publisher)
      isRetry = false
    },
    rpcPublish(...said: unknown[]): Promise<unknown> {
      const sending: Promise<unknown> = send.apply(publisher, said)
      if (!isRetry) return sending
      return sending.catch(() => {
        if (!queue.has(String(member(said[0], 'id')))) lost()
      })
    },
  })
}
