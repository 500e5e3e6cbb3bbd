/** What differs from chart to chart about a failed connection. */
interface FailedOptions<View extends string, Retry, Leave> {
  view: View
  /** The transitions by which the same wallet is asked again. */
  retry: Retry
  /** The transitions by which another wallet is chosen. */
  leave: Leave
}

/**
 * The states of a failed connection, which differ in what the user can do next; the sentence is that of the failure's code.
 * The chart brings the guards `failedBy` and `isRetryable`.
 */
export const failed = <const View extends string, const Retry, const Leave>({
  view,
  retry,
  leave,
}: FailedOptions<View, Retry, Leave>) =>
  ({
    description: 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    initial: 'classifying',
    states: {
      classifying: {
        description: 'What can the user do next?',
        always: [
          { guard: { type: 'failedBy', params: 'wallet.rejected' }, target: 'declined' },
          { guard: { type: 'failedBy', params: 'wallet.pending' }, target: 'pending' },
          { guard: 'isRetryable', target: 'retryable' },
          { target: 'final' },
        ],
      },
      declined: {
        description:
          'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
        meta: { view, ring: 'rejected' },
        on: retry,
      },
      pending: {
        description:
          'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
        meta: { view, ring: 'asking' },
        on: retry,
      },
      retryable: {
        description: 'Asking again may succeed. A late approval is still honoured [flow-late-answer].',
        meta: { view, ring: 'failed' },
        on: retry,
      },
      final: {
        description: 'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
        meta: { view, ring: 'failed' },
        on: leave,
      },
    },
  }) as const
