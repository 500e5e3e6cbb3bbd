import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { firstView, lateView } from './define-views.ts'

const Hello = ({ name }: { name: string }) => `Hello ${name}`

it('draws a view at once when it was fetched ahead of need', async () => {
  const view = lateView(async () => ({ default: Hello }))
  await view.fetch()
  expect(renderToString(createElement(view.component(), { name: 'Ada' }))).toBe('Hello Ada')
})

it('fetches once', async () => {
  const load = vi.fn(async () => ({ default: Hello }))
  const view = lateView(load)
  await view.fetch()
  await view.fetch()
  expect(load).toHaveBeenCalledOnce()
})

it('tries a fetch that failed anew', async () => {
  const load = vi.fn(async () => ({ default: Hello })).mockRejectedValueOnce(new TypeError('offline'))
  const view = lateView(load)
  await expect(view.fetch()).rejects.toThrow('offline')
  await view.fetch()
  expect(view.component()).toBe(Hello)
})

it('has the first view from the start', async () => {
  const view = firstView(Hello)
  await view.fetch()
  expect(view.component()).toBe(Hello)
})
