import { swapSetup } from './setup.ts'

/**
 * Whether the price impact of the swap is so high that the user is warned: in the form and at the review [swap-impact].
 */
export const impact = swapSetup.createStateConfig({
  initial: 'usual',
  states: {
    usual: { always: { guard: 'isDear', target: 'high' } },
    high: {
      description: 'The swap returns at least 5 % less than it costs [swap-impact].',
      always: { guard: 'isCheap', target: 'usual' },
    },
  },
})
