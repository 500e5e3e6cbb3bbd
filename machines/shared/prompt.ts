/** The options of a prompt in a wallet. */
interface PromptOptions<View extends string, Asking extends string, Slow extends string> {
  view: View
  /** The first status, and the one that tells where to find the wallet's window. */
  asking: Asking
  slow: Slow
}

/**
 * The states of a prompt in a wallet: asking, then a hint after 20 s. The chart brings the delay `hint`, and handles a
 * prompt that is never answered itself.
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
        description: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
        meta: { view, status: slow, ring: 'asking' },
      },
    },
  }) as const
