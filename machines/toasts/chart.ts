import { assign, enqueueActions, setup } from 'xstate'
import { isEqual } from '../../core/is-equal.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ToastAdd, ToastVariant } from '../system.ts'

/** A toast: id, type, message (or a code of the catalogue), position, and duration; null stays. */
export interface Toast extends Omit<ToastAdd, 'type' | 'id' | 'duration'> {
  id: string
  duration: number | null
}

const lives: Record<ToastVariant, number | null> = { ...lazyConstants.toastLife, loading: null }

/** The current toasts, newest first, and the number of the next one without an id. */
export interface ToastsContext {
  toasts: readonly Toast[]
  serial: number
}

/** The content of a toast, without its position and duration. */
const toldBy = ({ variant, code, params, message, transaction }: Omit<ToastAdd, 'type' | 'duration'>) => [
  ...[variant, code, params, message, transaction],
]

/** The id of a current error with the same content [notice-toast-once]. */
const idOfEqual = (request: ToastAdd, toasts: readonly Toast[]): string | undefined =>
  request.variant === 'error' ? toasts.find((toast) => isEqual(toldBy(toast), toldBy(request)))?.id : undefined

/** The toast for a request: with a new id and the variant's duration by default [notice-toast-times]. */
function toastOf(request: ToastAdd, { toasts, serial }: ToastsContext): Toast {
  const { type: _, id = idOfEqual(request, toasts), duration, ...rest } = request
  return { ...rest, id: id ?? `toast-${serial}`, duration: duration ?? lives[rest.variant] }
}

/** The toasts with a new one in front: at most 20, without duplicate ids. */
const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [toast, ...toasts.filter(({ id }) => id !== toast.id)].slice(0, lazyConstants.toastsKept)

const toastsSetup = setup({
  types: {} as {
    context: ToastsContext
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
    add: assign(({ context }, request: ToastAdd) => ({
      toasts: withToast(context.toasts, toastOf(request, context)),
      serial: context.serial + 1,
    })),
    remove: assign({ toasts: ({ context }, id: string) => context.toasts.filter((toast) => toast.id !== id) }),
    /** A loading toast stays until it is dismissed or replaced. */
    startTimers: enqueueActions(({ enqueue, self }, toasts: readonly Toast[]) => {
      for (const { id, duration } of toasts)
        if (duration !== null) enqueue.sendTo(self, { type: 'toast.expired', id }, { id, delay: duration })
    }),
    cancelTimers: enqueueActions(({ enqueue }, ids: readonly string[]) => {
      for (const id of ids) enqueue.cancel(id)
    }),
  },
})

type Adding = { context: ToastsContext; event: ToastAdd }
type Removing = { event: { id: string } }
type Showing = { context: Pick<ToastsContext, 'toasts'> }
const idOf = ({ event }: Removing) => event.id

/**
 * A toast replaces the one with its id, an error also the one with the same content; beyond the limit, the oldest is
 * dropped [notice-toast-once].
 */
const add = [
  {
    type: 'cancelTimers',
    params: ({ context, event }: Adding) => {
      const { toasts } = context
      const toast = toastOf(event, context)
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
  description: 'Messages beside the modal, also while it is closed [notice-toasts].',
  context: { toasts: [], serial: 1 },
  initial: 'none',
  states: {
    none: { on: { 'toast.add': { target: 'some', actions: add } } },
    some: {
      description: 'At most 20, newest first; each has its own lifetime [notice-toasts].',
      tags: 'visible',
      initial: 'passing',
      states: {
        passing: {
          description:
            'Error and plain toasts disappear after 4 s, success toasts after 2 s, loading toasts when dismissed or replaced [notice-toast-times].',
          entry: { type: 'startTimers', params: ({ context }: Showing) => context.toasts },
          on: {
            'toast.add': {
              actions: [...add, { type: 'startTimers', params: ({ context }: Showing) => context.toasts.slice(0, 1) }],
            },
            'toasts.hold': 'held',
          },
        },
        held: {
          description: 'While the pointer or the focus is on the toasts, none disappears.',
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
