// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { network, stubAdapter } from '../tests/support/stub-adapter.ts'
import { ConnectButton } from './connect-button.tsx'
import { createAppKit } from './singleton.ts'

vi.mock('./mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  createAppKit({ adapters: [stubAdapter().adapter], networks: [network], themeVariables: { '--w3m-accent': '#0a0' } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('renders on the server what the first render in the browser renders, without a style in the markup', () => {
  const markup = renderToString(<ConnectButton className="mine" />)
  expect(markup).not.toContain('style=')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const onRecoverableError = vi.fn()
  render(<ConnectButton className="mine" />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  const { className, textContent } = screen.getByTestId('connect-button')
  expect([className, textContent]).toEqual(['portico-button mine', 'Connect wallet'])
})

it('takes the test id, the handlers and the accent of its user', () => {
  const onFocus = vi.fn()
  render(<ConnectButton data-testid="connect" label="Enter" onFocus={onFocus} />)
  const button = screen.getByTestId('connect')
  fireEvent.focus(button)
  expect(onFocus).toHaveBeenCalledOnce()
  expect([button.textContent, button.style.getPropertyValue('--w3m-accent')]).toEqual(['Enter', '#0a0'])
})
