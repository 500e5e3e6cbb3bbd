/** What a chart shows while a wallet is asked. */
interface PromptOptions<View extends string, Asking extends string, Slow extends string> {
  view: View
  /** The status from the start, and the one that says where the wallet's window may be. */
  asking: Asking
  slow: Slow
}

/**
 * The states of a prompt in a wallet: asking, then a hint after 20 s. The chart brings the delay `hint`; that the user
 * does not answer at all is handled by the chart that asks.
 */
export const prompt = <const View extends string, const Asking extends string, const Slow extends string>({
  view,
  asking,
  slow,
}: PromptOptions<View, Asking, Slow>) =>
  ({
    initial: 'asking',
    states: {
      asking: {
        description: 'The ring spins around the wallet’s icon [look-ring].',
        meta: { view, status: asking, ring: 'asking' },
        after: { hint: 'slow' },
      },
      slow: {
        description:
          'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
        meta: { view, status: slow, ring: 'asking' },
      },
    },
  }) as const
