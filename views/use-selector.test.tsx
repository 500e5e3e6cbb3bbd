// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { useSelector } from './use-selector.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const counting = setup({
  types: {} as { context: { count: number }; events: { type: 'count' | 'break' | 'other' } },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    break: () => {
      throw new Error('broken')
    },
  },
}).createMachine({
  context: { count: 0 },
  on: { count: { actions: 'count' }, break: { actions: 'break' }, other: {} },
})

const start = () => createActor(counting).start()
type Counter = ReturnType<typeof start>

const count = (actor: Counter, times: number) => {
  for (let left = times; left > 0; left--) actor.send({ type: 'count' })
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = (): ReactNode => this.state.message || this.props.children
}

const drawn = vi.fn()
const shown = () => document.body.textContent

function Amount({ actor }: { actor: Counter }) {
  drawn()
  return useSelector(actor, ({ context }) => (context.count < 2 ? 'few' : 'many'))
}

function Bundle({ actor }: { actor: Counter }) {
  const { next } = useSelector(actor, ({ context }) => ({ next: context.count + 1 }))
  return next
}

it('shows a part, and the next one when it has changed', () => {
  const actor = start()
  render(<Amount actor={actor} />, { wrapper: StrictMode })
  expect(shown()).toBe('few')
  act(() => count(actor, 2))
  expect(shown()).toBe('many')
})

it('does not draw for what leaves the part as it was', () => {
  const actor = start()
  render(<Amount actor={actor} />)
  drawn.mockClear()
  act(() => {
    actor.send({ type: 'other' })
    count(actor, 1)
  })
  expect(drawn).not.toHaveBeenCalled()
})

it('takes a part that is put together on every reading', () => {
  const complaints = vi.spyOn(console, 'error')
  const actor = start()
  render(<Bundle actor={actor} />, { wrapper: StrictMode })
  act(() => count(actor, 1))
  expect(shown()).toBe('2')
  expect(complaints).not.toHaveBeenCalled()
})

it('turns to another actor', () => {
  const [one, other] = [start(), start()]
  count(other, 1)
  const { rerender } = render(<Amount actor={one} />)
  rerender(<Amount actor={other} />)
  act(() => count(one, 2))
  expect(shown()).toBe('few')
  act(() => count(other, 1))
  expect(shown()).toBe('many')
})

it('breaks with the actor', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const actor = start()
  render(
    <Boundary>
      <Amount actor={actor} />
    </Boundary>,
  )
  act(() => actor.send({ type: 'break' }))
  expect(shown()).toBe('broken')
})
