import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createCatalog } from '../locales/catalog.ts'
import { firstView, lazyView } from './define-views.ts'

const messages = async () => ({ 'hello.text': 'Hello' })
const Hello = ({ name }: { name: string }) => `Hello ${name}`

it('renders a view at once if it was loaded in advance', async () => {
  const catalog = createCatalog('en')
  const view = lazyView(async () => ({ default: Hello }), messages)
  await view.load(catalog)
  expect(renderToString(createElement(view.component(catalog), { name: 'Ada' }))).toBe('Hello Ada')
})

it('loads code and messages once', async () => {
  const load = vi.fn(async () => ({ default: Hello }))
  const loadMessages = vi.fn(messages)
  const view = lazyView(load, loadMessages)
  const catalog = createCatalog('en')
  await view.load(catalog)
  await view.load(catalog)
  expect([load.mock.calls, loadMessages.mock.calls]).toEqual([[[]], [['en']]])
})

it('retries a load that failed', async () => {
  const catalog = createCatalog('en')
  const load = vi.fn(async () => ({ default: Hello })).mockRejectedValueOnce(new TypeError('offline'))
  const view = lazyView(load, messages)
  await expect(view.load(catalog)).rejects.toThrow('offline')
  await view.load(catalog)
  expect(view.component(catalog)).toBe(Hello)
})

it('waits for the messages as well, in each language, and renders the first view without waiting', async () => {
  const [english, pseudo] = [createCatalog('en'), createCatalog('pseudo')]
  const view = lazyView(async () => ({ default: Hello }), messages)
  await view.load(english)
  expect(view.component(english)).toBe(Hello)
  expect(view.component(pseudo)).not.toBe(Hello)
  expect(firstView(Hello, messages).component(pseudo)).toBe(Hello)
  await view.load(pseudo)
  expect(view.component(pseudo)).toBe(Hello)
})
