// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createCatalog } from '../locales/catalog.ts'
import { lazyView } from './define-views.ts'
import { LazyPart } from './lazy-part.tsx'
import { CatalogProvider } from './text.tsx'

afterEach(cleanup)

const messages = async () => ({ 'hello.text': 'Hello' })
const Hello = ({ name }: { name: string }) => `Hello ${name}`
const catalog = createCatalog('en')

const drawn = (part: ReturnType<typeof lazyView<{ name: string }, typeof messages>>) => (
  <CatalogProvider catalog={catalog}>
    <LazyPart part={part} props={{ name: 'Ada' }} fallback="Loading" />
  </CatalogProvider>
)

it('keeps its place until it has loaded, and renders at once if it already has', async () => {
  const part = lazyView(async () => ({ default: Hello }), messages)
  const first = render(drawn(part))
  expect(first.container.textContent).toBe('Loading')
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  first.unmount()
  expect(render(drawn(part)).container.textContent).toBe('Hello Ada')
})

it('is left out if it does not load, and is requested again at the next mount', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Hello })).mockRejectedValueOnce(new TypeError('offline'))
  const part = lazyView(load, messages)
  const first = render(drawn(part))
  await vi.waitFor(() => expect(first.container.textContent).toBe(''))
  first.unmount()
  render(drawn(part))
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
