import { afterEach, describe, expect, it, vi } from 'vitest'
import { askingApp } from './asking-app.ts'

describe('the app that asks for a session [sessions-request]', () => {
  afterEach(() => vi.unstubAllGlobals())
  const at = (origin: string, title = '') => {
    vi.stubGlobal('location', new URL(origin))
    vi.stubGlobal('document', { title, querySelector: () => null })
  }

  it('is described by its own name and picture, at the site of the page', () => {
    at('https://harbour.example')
    expect(askingApp({ name: 'Harbour Games', icons: ['https://harbour.example/a.png'] })).toEqual({
      ...{ name: 'Harbour Games', url: 'https://harbour.example', iconUrl: 'https://harbour.example/a.png' },
    })
  })

  it('is described by its page’s title if it has no name', () => {
    at('https://harbour.example', 'Harbour: trade boats')
    expect(askingApp()).toEqual({ name: 'Harbour: trade boats', url: 'https://harbour.example' })
  })

  it('is described by its site if neither it nor its page has a name', () => {
    at('https://harbour.example:8443')
    const site = { name: 'harbour.example:8443', url: 'https://harbour.example:8443' }
    expect([askingApp(), askingApp({ name: '', icons: [] })]).toEqual([site, site])
  })
})
