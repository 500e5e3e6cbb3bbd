import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en } from '../locales/en.ts'
import { first } from '../locales/en-first.ts'
import { createWords } from '../locales/words.ts'
import { firstView, lateView } from './define-views.ts'

const whole = createWords(en, async () => en)
await whole.fetch()

const Hello = ({ name }: { name: string }) => `Hello ${name}`

it('draws a view at once when it was fetched ahead of need', async () => {
  const view = lateView(async () => ({ default: Hello }))
  await view.fetch()
  expect(renderToString(createElement(view.component(whole), { name: 'Ada' }))).toBe('Hello Ada')
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
  expect(view.component(whole)).toBe(Hello)
})

it('waits for the words as well, and has the first view without them', async () => {
  const words = createWords(first, async () => en)
  const view = lateView(async () => ({ default: Hello }))
  await view.fetch()
  expect(view.component(words)).not.toBe(Hello)
  expect(firstView(Hello).component(words)).toBe(Hello)
  await words.fetch()
  expect(view.component(words)).toBe(Hello)
})
