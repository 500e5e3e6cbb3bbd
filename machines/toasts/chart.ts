import { assign, enqueueActions, setup } from 'xstate'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ToastAdd, ToastVariant } from '../system.ts'

/** A toast: id, type, message (or a code of the catalogue), position, and duration; null lasts. */
export interface Toast extends Omit<ToastAdd, 'type' | 'id' | 'duration'> {
  id: string
  duration: number | null
}

const lives: Record<ToastVariant, number | null> = { ...lazyConstants.toastLife, loading: null }

/** The toast that a request describes: an id of its own unless one is given, and the variant's duration [notice-toast-times]. */
function toastOf({ type: _, id, duration, ...rest }: ToastAdd, serial: number): Toast {
  return { ...rest, id: id ?? `toast-${serial}`, duration: duration ?? lives[rest.variant] }
}

/** The toasts with another before them: at most 20, each id once. */
const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [toast, ...toasts.filter(({ id }) => id !== toast.id)].slice(0, lazyConstants.toastsKept)

const toastsSetup = setup({
  types: {} as {
    context: { toasts: readonly Toast[]; serial: number }
    events:
      | ToastAdd
      | { type: 'toast.dismiss'; id: string }
      | { type: 'toast.expired'; id: string }
      | { type: 'toasts.hold' }
      | { type: 'toasts.release' }
    tags: 'visible'
  },
  guards: {
    isLast: ({ context }, id: string) => context.toasts.every((toast) => toast.id === id),
  },
  actions: {
    add: assign(({ context: { toasts, serial } }, request: ToastAdd) => ({
      toasts: withToast(toasts, toastOf(request, serial)),
      serial: serial + 1,
    })),
    remove: assign({ toasts: ({ context }, id: string) => context.toasts.filter((toast) => toast.id !== id) }),
    /** One that is loading passes only when it is dismissed or replaced. */
    startTimers: enqueueActions(({ enqueue, self }, toasts: readonly Toast[]) => {
      for (const { id, duration } of toasts)
        if (duration !== null) enqueue.sendTo(self, { type: 'toast.expired', id }, { id, delay: duration })
    }),
    cancelTimers: enqueueActions(({ enqueue }, ids: readonly string[]) => {
      for (const id of ids) enqueue.cancel(id)
    }),
  },
})

type Adding = { context: { toasts: readonly Toast[]; serial: number }; event: ToastAdd }
type Removing = { event: { id: string } }
type Showing = { context: { toasts: readonly Toast[] } }
const idOf = ({ event }: Removing) => event.id

/** A toast takes the place of its namesake, and pushes out the oldest. */
const add = [
  {
    type: 'cancelTimers',
    params: ({ context: { toasts, serial }, event }: Adding) => {
      const toast = toastOf(event, serial)
      const kept = withToast(toasts, toast)
      return [toast, ...toasts.filter((each) => !kept.includes(each))].map(({ id }) => id)
    },
  },
  { type: 'add', params: ({ event }: Adding) => event },
] as const
const remove = [
  { type: 'cancelTimers', params: (args: Removing) => [idOf(args)] },
  { type: 'remove', params: idOf },
] as const
const isLast = { type: 'isLast', params: idOf } as const

/** The toasts of the whole kit [notice-toasts]. */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'Messages beside the modal, which may be closed [notice-toasts].',
  context: { toasts: [], serial: 1 },
  initial: 'none',
  states: {
    none: { on: { 'toast.add': { target: 'some', actions: add } } },
    some: {
      description: 'At most 20, the newest first; each disappears after its own time [notice-toasts].',
      tags: 'visible',
      initial: 'passing',
      states: {
        passing: {
          description:
            'An error or plain toast disappears after 4 s, a success after 2 s, and a loading one when it is dismissed or replaced [notice-toast-times].',
          entry: { type: 'startTimers', params: ({ context }: Showing) => context.toasts },
          on: {
            'toast.add': {
              actions: [...add, { type: 'startTimers', params: ({ context }: Showing) => context.toasts.slice(0, 1) }],
            },
            'toasts.hold': 'held',
          },
        },
        held: {
          description: 'The pointer or the focus is on them, so none disappears.',
          entry: { type: 'cancelTimers', params: ({ context }: Showing) => context.toasts.map(({ id }) => id) },
          on: { 'toast.add': { actions: add }, 'toasts.release': 'passing' },
        },
      },
      on: {
        'toast.dismiss': [{ guard: isLast, target: 'none', actions: remove }, { actions: remove }],
        'toast.expired': [{ guard: isLast, target: 'none', actions: remove }, { actions: remove }],
      },
    },
  },
})
