import { cancel, enqueueActions, raise, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { ToastAdd, ToastVariant } from '../system.ts'

/** A toast: id, type, message (or a code of the catalogue) and duration; null lasts. */
export interface Toast extends Omit<ToastAdd, 'type' | 'id' | 'duration'> {
  id: string
  duration: number | null
}

const lives: Record<ToastVariant, number | null> = { ...constants.toastLife, loading: null }

/** The toast that a request describes: an id of its own unless one is given, and the variant's duration [notice-toast-times]. */
function toastOf({ type: _, id, duration, ...rest }: ToastAdd, serial: number): Toast {
  return { ...rest, id: id ?? `toast-${serial}`, duration: duration ?? lives[rest.variant] }
}

const flow = setup({
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
    add: enqueueActions(({ enqueue, context }, request: ToastAdd) => {
      const toast = toastOf(request, context.serial)
      const others = context.toasts.filter(({ id }) => id !== toast.id)
      const pushedOut = others.slice(constants.toastsKept - 1)
      enqueue.assign({ toasts: [toast, ...others].slice(0, constants.toastsKept), serial: context.serial + 1 })
      for (const { id } of [toast, ...pushedOut]) enqueue(cancel(id))
    }),
    time: enqueueActions(({ enqueue, context }, newest: number) => {
      for (const { id, duration } of context.toasts.slice(0, newest))
        if (duration !== null) enqueue(raise({ type: 'toast.expired', id }, { id, delay: duration }))
    }),
    stop: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.toasts) enqueue(cancel(id))
    }),
    remove: enqueueActions(({ enqueue, context }, id: string) => {
      enqueue(cancel(id))
      enqueue.assign({ toasts: context.toasts.filter((toast) => toast.id !== id) })
    }),
  },
})

const add = { type: 'add', params: ({ event }: { event: ToastAdd }) => event } as const
const remove = { type: 'remove', params: ({ event }: { event: { id: string } }) => event.id } as const
const isLast = { type: 'isLast', params: ({ event }: { event: { id: string } }) => event.id } as const

/** The toasts of the whole kit [notice-toasts]. */
export const toastsMachine = flow.createMachine({
  id: 'toasts',
  description: 'What is told beside the modal, which may be closed [notice-toasts].',
  context: { toasts: [], serial: 1 },
  initial: 'none',
  states: {
    none: { on: { 'toast.add': { target: 'some', actions: add } } },
    some: {
      description: 'At most 20, the newest first; each goes in its own time [notice-toasts].',
      tags: 'visible',
      initial: 'passing',
      states: {
        passing: {
          description:
            'An error or a plain one goes after 4 s, a success after 2 s, one that is loading when it is dismissed or replaced [notice-toast-times].',
          entry: { type: 'time', params: constants.toastsKept },
          on: {
            'toast.add': { actions: [add, { type: 'time', params: 1 }] },
            'toasts.hold': 'held',
          },
        },
        held: {
          description: 'The pointer or the focus is on them: none goes meanwhile.',
          entry: 'stop',
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
