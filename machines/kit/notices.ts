import type { Notice } from '../system.ts'
import { kitSetup } from './setup.ts'

const noticeOf = ({ event }: { event: Notice }) => event
const keeps = { actions: { type: 'keepNotice', params: noticeOf } } as const
const begins = { target: 'loading', ...keeps } as const
const forwards = { actions: { type: 'forwardNotice', params: noticeOf } } as const

/** Messages to the user and the developer outside the views. */
export const notices = kitSetup.createStateConfig({
  description:
    'Notices beside the views. Most visits show none, so their charts load with the first one [lazy-notices].',
  initial: 'none',
  states: {
    none: {
      description: 'There is nothing to show, or the charts did not load: the next notice tries again.',
      on: { 'snackbar.show': begins, 'toast.add': begins, 'alert.raise': begins, 'report.*': begins },
    },
    loading: {
      description: 'The charts are loading, for 30 s at most [flow-timeout]. Notices wait in order.',
      invoke: {
        id: 'loadNotices',
        src: 'loadNotices',
        onDone: { target: 'told', actions: 'deliverNotices' },
        onError: 'none',
      },
      after: { load: 'none' },
      on: { 'snackbar.*': keeps, 'toast.*': keeps, 'alert.*': keeps, 'report.*': keeps },
    },
    told: {
      description: 'Each notice goes to the chart of its kind.',
      tags: 'notices',
      entry: { type: 'startOnce', params: 'notices' },
      on: { 'snackbar.*': forwards, 'toast.*': forwards, 'alert.*': forwards, 'report.*': forwards },
    },
  },
})
