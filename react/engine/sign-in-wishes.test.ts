import { afterEach, describe, expect, it, vi } from 'vitest'
import { signInWishes } from './sign-in-wishes.ts'

type Setup = Parameters<typeof signInWishes>[0]

describe('the app that asks the user to sign in [signin-app]', () => {
  afterEach(() => vi.unstubAllGlobals())
  const appOf = (metadata?: { name: string; icons: string[] }) => {
    const setup = { siwx: {}, options: { ...(metadata && { metadata }) } } as unknown as Setup
    return signInWishes(setup).signIn?.app
  }
  const at = (host: string, title: string) => {
    vi.stubGlobal('location', { host })
    vi.stubGlobal('document', { title })
  }

  it('is described by its own name and picture', () => {
    at('harbour.example', 'Boats')
    const app = { name: 'Harbour', icons: ['https://harbour.example/a.png'] }
    expect(appOf(app)).toEqual({ name: 'Harbour', icon: 'https://harbour.example/a.png' })
  })

  it('is described by its page’s title, or else by its host', () => {
    at('harbour.example', 'Boats')
    expect([appOf(), appOf({ name: '', icons: [] })]).toEqual([{ name: 'Boats' }, { name: 'Boats' }])
    at('harbour.example', '')
    expect(appOf()).toEqual({ name: 'harbour.example' })
  })
})
