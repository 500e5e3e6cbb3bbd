// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { metadataOf } from './metadata.ts'

afterEach(() => {
  document.head.innerHTML = ''
})

it('describes the dApp to wallets as the dApp does [api-options]', () => {
  const given = { name: 'dApp', description: 'A dApp', url: 'https://dapp.test', icons: ['https://dapp.test/i.png'] }
  expect(metadataOf(given)).toEqual(given)
  const redirect = { native: 'dapp://', universal: 'https://dapp.test/app' }
  expect(metadataOf({ ...given, redirect })).toEqual({ ...given, redirect })
})

it('describes the dApp by its page if the dApp gives no metadata [api-options]', () => {
  expect(metadataOf(undefined)).toEqual({ name: '', description: '', url: location.origin, icons: [] })
  document.head.innerHTML = `<title>A page</title>
    <meta property="og:description" content="What it is for" />
    <link rel="shortcut icon" href="/icon.png" />`
  expect(metadataOf(undefined)).toEqual({
    name: 'A page',
    description: 'What it is for',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  })
})
