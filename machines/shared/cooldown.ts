import type { Failure } from '../../core/errors.ts'

interface Waiting {
  wait: number
  failure: Failure | null
}

/** What a channel reports when the page wakes: the number of seconds until the next email may be sent. */
export interface WaitReport {
  type: 'wait.reread'
  seconds: number
}

/** The number of seconds that are left to wait. Once there are none, a failure about waiting is cleared too. */
export const waits = (seconds: number, { failure }: Waiting): Waiting => ({
  wait: seconds,
  failure: seconds > 0 || failure?.params?.seconds === undefined ? failure : null,
})

const secondsIn = ({ event }: { event: WaitReport }): number => event.seconds

/**
 * The region of a chart that sends emails: it counts down the seconds until the next one. The chart brings the guards
 * `mustWait` and `mayResend`, the actions `tick` and `keepWait`, the channel `watchWait`, and the delay `second`.
 */
export const cooldown = {
  description: 'At least 30 s pass between two mails [embedded-resend].',
  initial: 'ready',
  states: {
    ready: { always: { guard: 'mustWait', target: 'cooling' } },
    cooling: {
      description: 'The seconds are counted down. A page that slept meanwhile reads what is left when it wakes.',
      initial: 'counting',
      invoke: { id: 'watchWait', src: 'watchWait', onError: {} },
      always: { guard: 'mayResend', target: 'ready' },
      on: { 'wait.reread': { actions: { type: 'keepWait', params: secondsIn } } },
      states: { counting: { after: { second: { target: 'counting', reenter: true, actions: 'tick' } } } },
    },
  },
} as const
