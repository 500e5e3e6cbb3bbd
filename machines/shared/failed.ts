/** The options of a chart's failed connection. */
interface FailedOptions<View extends string, Retry, Leave> {
  view: View
  /** The transitions that ask the same wallet again. */
  retry: Retry
  /** The transitions that choose another wallet. */
  leave: Leave
}

const kinds = ['declined', 'pending', 'timedOut', 'blocked', 'offline', 'known', 'final'] as const

/**
 * The states of a failed connection, by what the user sees and can do next; the text is the message of the failure's
 * code. The chart brings the guard `isKind`.
 */
export const failed = <const View extends string, const Retry, const Leave>({
  view,
  retry,
  leave,
}: FailedOptions<View, Retry, Leave>) =>
  ({
    tags: 'failed',
    description: 'Each cause of failure has its own message and its one next step [flow-next-step].',
    initial: 'classifying',
    states: {
      classifying: {
        description: 'Chooses the user’s next step by the kind of failure.',
        always: [
          ...kinds.map((kind) => ({ guard: { type: 'isKind', params: kind }, target: kind }) as const),
          { target: 'retryable' },
        ],
      },
      declined: {
        description:
          'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
        tags: 'byUser',
        meta: { view, ring: 'rejected' },
        on: retry,
      },
      pending: {
        description:
          'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
        meta: { view, ring: 'asking' },
        on: retry,
      },
      timedOut: {
        description:
          'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
        meta: { view, ring: 'timedOut' },
        on: retry,
      },
      blocked: {
        description: 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
        meta: { view, ring: 'blocked' },
        on: retry,
      },
      offline: {
        description: 'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
        meta: { view, ring: 'offline' },
        on: retry,
      },
      retryable: {
        description: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
        meta: { view, ring: 'failed' },
        on: retry,
      },
      known: {
        description: 'The wallet is already connected; another wallet is the next step [flow-next-step].',
        tags: 'byUser',
        meta: { view, ring: 'known' },
        on: leave,
      },
      final: {
        description: 'A retry would fail again; another wallet is the next step [flow-next-step].',
        meta: { view, ring: 'failed' },
        on: leave,
      },
    },
  }) as const
