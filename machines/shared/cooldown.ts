import type { Failure } from '../../core/errors.ts'

interface Waiting {
  wait: number
  failure: Failure | null
}

/** One second less to wait. The last one also clears the failure about waiting. */
export const tick = ({ wait, failure }: Waiting): Waiting => ({
  wait: wait - 1,
  failure: wait > 1 || failure?.params?.seconds === undefined ? failure : null,
})

/**
 * The region of a chart that sends emails: it counts down the seconds until the next one. The chart brings the guards
 * `mustWait` and `isLastSecond`, the action `tick`, and the delay `second`.
 */
export const cooldown = {
  description: 'At least 30 s pass between two mails [embedded-resend].',
  initial: 'ready',
  states: {
    ready: { always: { guard: 'mustWait', target: 'cooling' } },
    cooling: {
      description: 'The seconds are counted down.',
      after: {
        second: [
          { guard: 'isLastSecond', target: 'ready', actions: 'tick' },
          { target: 'cooling', reenter: true, actions: 'tick' },
        ],
      },
    },
  },
} as const
