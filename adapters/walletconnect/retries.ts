import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'

/**
 * What could not be sent, the client (2.21.8) sends again at a pulse, and nothing there hears of a failure: it would be an
 * unhandled rejection. Where the relay has answered with an error once more, the client gives it up, and would say so after
 * a minute.
 * @param lost is called when a request is given up.
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
