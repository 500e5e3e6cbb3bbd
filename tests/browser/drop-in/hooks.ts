import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { approves, type Checks, closes, connects, isAt, joins, parts, returned, signsIn, type World } from './world.ts'

/** Waits until a hook returns this. */
const says = (world: World, hook: string, expected: unknown) =>
  eventually(() => returned(world, hook)).toEqual(expected)
const has = (world: World, hook: string, part: object) => eventually(() => returned(world, hook)).toMatchObject(part)
const lastOutcome = ({ page }: World) => page.evaluate(() => dropIn.outcomes.at(-1))

/** What each hook returns while Harbour is connected, and what a dApp can do with it. */
export const hooks: Checks = {
  async useAppKit(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.hooks.useAppKit.open({ view: 'Networks' }))
    await modal.isAt('title.Networks')
    await page.evaluate(() => dropIn.hooks.useAppKit.close())
    await modal.isGone()
  },
  useAppKitAccount: (world) =>
    says(world, 'useAppKitAccount', {
      ...{ address: world.address, caipAddress: `eip155:31337:${world.address}`, status: 'connected' },
      isConnected: true,
      allAccounts: [world.address, world.other].map((address) => ({ type: 'eoa', address, namespace: 'eip155' })),
    }),
  async useAppKitBalance({ page }) {
    const { data, isSuccess } = await page.evaluate(() => dropIn.hooks.useAppKitBalance.fetchBalance())
    expect([data?.symbol, Number(data?.balance) > 0, isSuccess]).toEqual(['ETH', true, true])
  },
  async useAppKitConnection(world) {
    const { page, address, other } = world
    await has(world, 'useAppKitConnection', { connection: { name: 'Harbour', status: 'connected' }, isPending: false })
    const to = (account: string) =>
      page.evaluate(
        (address) =>
          dropIn.hooks.useAppKitConnection.switchConnection({ connection: { connectorId: 'test.harbour' }, address }),
        account,
      )
    await to(other)
    const change = { namespace: 'eip155', hasSwitchedAccount: true, hasSwitchedWallet: false, hasDeletedWallet: false }
    expect(await lastOutcome(world)).toEqual({ success: { ...change, address: other } })
    await to(address)
    expect(await lastOutcome(world)).toEqual({ success: { ...change, address } })
    await joins(world, world.orchard)
    await has(world, 'useAppKitConnection', { connection: { name: 'Orchard' } })
    await page.evaluate(() => dropIn.hooks.useAppKitConnection.deleteConnection({ connectorId: 'test.orchard' }))
    expect(await lastOutcome(world)).toMatchObject({ success: { hasSwitchedAccount: false, hasDeletedWallet: true } })
    await isAt(world, address)
  },
  useAppKitConnections: (world) =>
    has(world, 'useAppKitConnections', {
      connections: [{ connectorId: 'test.harbour', name: 'Harbour', networkIcon: expect.stringMatching(/^data:/) }],
      recentConnections: [],
    }),
  async useAppKitEvents(world) {
    await world.page.evaluate(() => dropIn.kit.open())
    await has(world, 'useAppKitEvents', { data: { type: 'track', event: 'MODAL_OPEN' }, reportedErrors: {} })
    await closes(world)
    await has(world, 'useAppKitEvents', { data: { event: 'MODAL_CLOSE', properties: { connected: true } } })
  },
  async useAppKitNetwork(world) {
    const { page, harbour } = world
    for (const at of [1, 0] as const) {
      const asked = page.evaluate(
        (network) => dropIn.hooks.useAppKitNetwork.switchNetwork(dropIn.networks[network]),
        at,
      )
      expect(await approves(harbour)).toBe('wallet_switchEthereumChain')
      await asked
      const chainId = 31337 + at
      await has(world, 'useAppKitNetwork', {
        ...{ chainId, caipNetworkId: `eip155:${chainId}`, caipNetwork: { id: chainId } },
        supportsAllNetworks: true,
      })
    }
  },
  useAppKitNetworkCore: (world) =>
    has(world, 'useAppKitNetworkCore', { chainId: 31337, caipNetworkId: 'eip155:31337', caipNetwork: { id: 31337 } }),
  async useAppKitProvider(world) {
    await says(world, 'useAppKitProvider', { walletProvider: true, walletProviderType: 'ANNOUNCED' })
    const asked = () => dropIn.hooks.useAppKitProvider.walletProvider.request({ method: 'eth_accounts' })
    expect(await world.page.evaluate(asked)).toEqual([world.address, world.other])
  },
  async useAppKitSession(world) {
    const { page, address, harbour } = world
    const session = { address, caipNetworkId: 'eip155:31337', expiresAt: null }
    await says(world, 'useAppKitSession', { status: 'signedIn', session })
    await page.evaluate(() => dropIn.hooks.useAppKitSession.signOut())
    await says(world, 'useAppKitSession', { status: 'signedOut' })
    await page.evaluate(() => dropIn.hooks.useAppKitSession.signIn())
    await signsIn(world, harbour)
    await says(world, 'useAppKitSession', { status: 'signedIn', session })
  },
  async useAppKitState(world) {
    const state = { loading: false, initialized: true, activeChain: 'eip155', selectedNetworkId: 'eip155:31337' }
    await has(world, 'useAppKitState', { ...state, open: false, multiWallet: true, socials: ['google', 'x'] })
    await world.page.evaluate(() => dropIn.kit.open())
    await has(world, 'useAppKitState', { ...state, open: true })
    await closes(world)
  },
  async useAppKitTheme(world) {
    const { page } = world
    await page.evaluate(() => dropIn.hooks.useAppKitTheme.setThemeMode('dark'))
    await page.evaluate(() => dropIn.hooks.useAppKitTheme.setThemeVariables({ '--w3m-accent': '#c0c' }))
    await has(world, 'useAppKitTheme', { themeMode: 'dark', themeVariables: { '--w3m-accent': '#c0c' } })
    await page.evaluate(() => dropIn.hooks.useAppKitTheme.setThemeMode('light'))
    await page.evaluate(() => dropIn.hooks.useAppKitTheme.setThemeVariables({ '--w3m-accent': '#0a0' }))
    await has(world, 'useAppKitTheme', { themeMode: 'light', themeVariables: { '--w3m-accent': '#0a0' } })
  },
  async useAppKitUpdateEmail(world) {
    // A browser wallet has no email.
    await world.page.evaluate(() => dropIn.hooks.useAppKitUpdateEmail.updateEmail())
    expect(await lastOutcome(world)).toEqual({ error: 'email.none' })
    await has(world, 'useAppKitUpdateEmail', { isError: true, isSuccess: false, isPending: false })
  },
  async useAppKitWallet(world) {
    const { page, orchard } = world
    const connecting = page.evaluate(() => dropIn.hooks.useAppKitWallet.connect('orchard'))
    await orchard.nextRequest()
    await has(world, 'useAppKitWallet', { isReady: true, isPending: true })
    await approves(orchard)
    await connecting
    const data = { address: orchard.accounts[0], chainId: 31337, chainNamespace: 'eip155' }
    expect(await lastOutcome(world)).toEqual({ success: data })
    await has(world, 'useAppKitWallet', { data, isSuccess: true, isPending: false, isError: false })
    await signsIn(world, orchard)
    await parts(world)
  },
  async useAppKitWallets(world) {
    const { page } = world
    await page.evaluate(() => dropIn.hooks.useAppKitWallets.fetchWallets({ query: 'amber' }))
    const { wcWallets, count } = Object(await returned(world, 'useAppKitWallets'))
    expect([wcWallets.length > 0, count]).toEqual([true, wcWallets.length])
    const uri = await page.evaluate(() => dropIn.hooks.useAppKitWallets.getWcUri())
    await has(world, 'useAppKitWallets', { wcUri: uri, isInitialized: true, wcError: false })
    await page.evaluate(() => dropIn.hooks.useAppKitWallets.resetWcUri())
    await eventually(() => page.evaluate(() => dropIn.hooks.useAppKitWallets.wcUri)).toBeUndefined()
  },
  async useDisconnect(world) {
    const { page, harbour } = world
    await page.evaluate(() => dropIn.hooks.useDisconnect.disconnect({ id: 'test.harbour', namespace: 'eip155' }))
    await has(world, 'useAppKitAccount', { isConnected: false, status: 'disconnected', allAccounts: [] })
    await page.evaluate(() => dropIn.kit.open())
    await connects(world, harbour)
  },
  useWalletInfo: (world) =>
    says(world, 'useWalletInfo', {
      walletInfo: {
        ...{ id: 'test.harbour', name: 'Harbour', type: 'ANNOUNCED', rdns: 'test.harbour' },
        icon: expect.stringMatching(/^data:image\/svg/),
      },
    }),
}
