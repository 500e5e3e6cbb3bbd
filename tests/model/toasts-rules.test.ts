import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../devtools/simulation.ts'
import type { ToastAdd } from '../../machines/system.ts'
import { createDriver } from './driver.ts'
import { toastsOf } from './snapshots.ts'

const started = () => {
  const { simulation } = createDriver()
  const tell = (event: Event) => simulation.play({ do: 'send', at: '', event })
  const send = (event: Event) => simulation.play({ do: 'send', at: 'notices/toasts', event })
  return {
    add: (toast: Omit<ToastAdd, 'type'>) => tell({ type: 'toast.add', ...toast }),
    hold: () => send({ type: 'toasts.hold' }),
    release: () => send({ type: 'toasts.release' }),
    dismiss: (id: string) => tell({ type: 'toast.dismiss', id }),
    expires: (id: string) => simulation.play({ do: 'fire', at: 'notices/toasts', timer: `toast.expired ${id}` }),
    running: () => simulation.timers().filter(({ at }) => at === 'notices/toasts').length,
    ids: () => toastsOf(simulation).context.toasts.map(({ id }) => id),
    toasts: () => toastsOf(simulation).context.toasts,
    visible: () => toastsOf(simulation).hasTag('visible'),
  }
}

describe('toasts [notice-toasts] [notice-toast-times]', () => {
  it.each([
    ['error', 4000],
    ['blank', 4000],
    ['success', 2000],
    ['loading', null],
  ] as const)('keep one of the type %s for its default duration', (variant, duration) => {
    const stack = started()
    stack.add({ id: 'one', variant, message: 'Something' })
    expect(stack.toasts()).toEqual([{ id: 'one', variant, message: 'Something', duration }])
    expect(stack.running()).toBe(duration === null ? 0 : 1)
  })

  it('keep the duration that they are given', () => {
    const stack = started()
    stack.add({ id: 'one', variant: 'loading', duration: 10 })
    expect(stack.toasts()[0]?.duration).toBe(10)
    expect(stack.running()).toBe(1)
  })

  it('keep at most 20, the newest first', () => {
    const stack = started()
    const all = Array.from({ length: 25 }, (_, index) => `toast ${index}`)
    for (const id of all) stack.add({ id, variant: 'error' })
    expect(stack.ids()).toEqual(all.toReversed().slice(0, 20))
  })

  it('stop the timer of a toast that is gone', () => {
    const stack = started()
    for (let index = 0; index < 25; index += 1) stack.add({ id: `toast ${index}`, variant: 'error' })
    expect(stack.running()).toBe(20)
  })

  it('stay while the user looks at them, and get their full time again afterwards', () => {
    const stack = started()
    stack.add({ id: 'one', variant: 'error' })
    stack.hold()
    stack.add({ id: 'two', variant: 'success' })
    expect(stack.running()).toBe(0)
    stack.release()
    expect(stack.running()).toBe(2)
    stack.hold()
    stack.dismiss('one')
    stack.dismiss('two')
    expect(stack.visible()).toBe(false)
  })

  it('disappear each in its own time', () => {
    const stack = started()
    stack.add({ id: 'one', variant: 'error' })
    stack.add({ id: 'two', variant: 'success' })
    stack.expires('two')
    expect(stack.ids()).toEqual(['one'])
    stack.expires('one')
    expect(stack.ids()).toEqual([])
    expect(stack.visible()).toBe(false)
  })

  it('replace one with the same id, and restart its time', () => {
    const stack = started()
    stack.add({ id: 'one', variant: 'loading' })
    stack.add({ id: 'two', variant: 'error' })
    stack.add({ id: 'one', variant: 'success' })
    expect(stack.ids()).toEqual(['one', 'two'])
    expect(stack.running()).toBe(2)
  })

  it('remove what is dismissed, with its timer', () => {
    const stack = started()
    stack.add({ id: 'one', variant: 'error' })
    stack.dismiss('one')
    expect(stack.ids()).toEqual([])
    expect(stack.running()).toBe(0)
  })

  it('give each one without an id a new id', () => {
    const stack = started()
    stack.add({ variant: 'loading' })
    stack.add({ variant: 'loading' })
    expect(new Set(stack.ids()).size).toBe(2)
  })

  it('show a repeated error once, and restart its time [notice-toast-once]', () => {
    const stack = started()
    const unavailable = { variant: 'error', code: 'balance.unavailable' } as const
    stack.add(unavailable)
    const [first] = stack.ids()
    stack.add({ variant: 'error', message: 'Out of gas' })
    stack.add(unavailable)
    stack.add({ variant: 'error', message: 'Out of gas' })
    expect(stack.toasts().map(({ code, message }) => code ?? message)).toEqual(['Out of gas', 'balance.unavailable'])
    expect([stack.ids()[1], stack.running()]).toEqual([first, 2])
    stack.expires(first ?? '')
    stack.add(unavailable)
    expect(stack.ids()).toHaveLength(2)
  })

  it('show a toast besides the present one if it differs, is no error, or has its own id [notice-toast-once]', () => {
    const of = (hash: string) => ({ caipNetworkId: 'eip155:1', hash }) as const
    const different = [
      { variant: 'error', code: 'name.failed', params: { name: 'harbour' } },
      { variant: 'error', code: 'name.failed', params: { name: 'meadow' } },
      { variant: 'error', code: 'transaction.failed', transaction: of('0x1') },
      { variant: 'error', code: 'transaction.failed', transaction: of('0x2') },
      { id: 'own', variant: 'error', code: 'transaction.failed', transaction: of('0x2') },
      { variant: 'success', code: 'transaction.failed', transaction: of('0x2') },
      { variant: 'success', code: 'transaction.failed', transaction: of('0x2') },
      { variant: 'loading', message: 'Sending' },
      { variant: 'loading', message: 'Sending' },
    ] as const
    const stack = started()
    for (const toast of different) stack.add(toast)
    expect(stack.ids()).toHaveLength(different.length)
  })

  it('run one timer for each one that expires, in whatever order toasts appear and disappear', () => {
    const id = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({ add: id, variant: fc.constantFrom('error', 'loading', 'success') }),
      fc.record({ dismiss: id }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const stack = started()
        for (const each of steps)
          if ('add' in each) stack.add({ id: each.add, variant: each.variant })
          else stack.dismiss(each.dismiss)
        expect(new Set(stack.ids()).size).toBe(stack.ids().length)
        expect(stack.running()).toBe(stack.toasts().filter(({ duration }) => duration !== null).length)
        expect(stack.visible()).toBe(stack.ids().length > 0)
      }),
      { numRuns: 100 },
    )
  })
})
