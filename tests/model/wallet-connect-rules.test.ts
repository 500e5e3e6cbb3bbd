import { describe, expect, it } from 'vitest'
import type { Connection } from '../../core/connector.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { offered, settled } from '../../machines/pairing/payloads.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { browsing, onPhone, present } from '../../machines/wallet-connect/payloads.ts'
import { createDriver } from './driver.ts'
import { kitOf, snackbarOf } from './snapshots.ts'
import { connectors, granted, listed, manualPairing, reports } from './world.ts'

const another = { ...offered, uri: `${offered.uri}&again` }
const onRelay: Connection = { ...granted, connectorId: 'walletConnect', name: 'Harbour' }
const inSession: AdapterReport = { ...reports.disconnected, connections: [onRelay], current: 'walletConnect' }

/** The user at a wallet's route, and the world around it. */
function at(wallet: ListedWallet | undefined, input?: Partial<KitInput>) {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(reports.disconnected)
  kit.open()
  kit.kit({ type: 'nav.push', route: 'ConnectingWalletConnect', ...(wallet && { wallet }) })
  const { simulation, play } = kit
  const flow = () => simulation.find('route:2')?.getSnapshot()
  return {
    ...kit,
    relay: (event: object) => play({ do: 'emit', at: 'pairing/offerPairing', event: Object(event) }),
    refuses: (code: string) =>
      play({ do: 'emit', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code } } }),
    chooses: (platform: string) => kit.top({ type: 'platform.choose', platform }),
    link: kit.answer('openLink'),
    platform: () => flow()?.value.shown?.platform,
    context: () => flow()?.context,
    can: (type: string) => flow()?.can({ type }),
    routes: kit.routes,
    events: (name: string) => kit.tracked.filter(({ event }) => event === name).map((one) => Object(one).properties),
  }
}

describe('the platforms of a wallet [connect-platforms] [connect-not-installed]', () => {
  it.each([
    ['no wallet in particular', undefined, {}, ['qrcode']],
    ['a wallet, on a computer', listed.plain, {}, ['qrcode', 'web', 'desktop', 'unsupported']],
    ['a wallet, on a phone', listed.plain, onPhone, ['mobile', 'web']],
    ['a wallet in this browser', present, {}, ['browser', 'qrcode', 'web', 'desktop']],
    ['a wallet that says nothing', listed.bare, {}, ['qrcode']],
  ])('are as listed for %s', (_, wallet, input, platforms) => {
    expect(at(wallet, input).context()?.platforms).toEqual(platforms)
  })

  it('are shown one at a time, each is tracked when it is chosen, and only existing ones are offered', () => {
    const kit = at(listed.plain)
    kit.relay(offered)
    kit.chooses('desktop')
    expect(kit.platform()).toEqual({ remote: { desktop: 'ready' } })
    kit.chooses('desktop')
    kit.chooses('browser')
    kit.chooses('web')
    kit.chooses('unsupported')
    expect(kit.platform()).toBe('unsupported')
    expect(kit.events('SELECT_WALLET')).toEqual(
      ['qrcode', 'desktop', 'web', 'unsupported'].map((platform) => ({ name: 'Harbour', platform })),
    )
  })

  it('ask a wallet of this browser for the network that the user has selected [network-wish]', () => {
    const kit = at(present, { selected: 'eip155:31338' })
    expect(kit.simulation.find('wallet:eip155')?.getSnapshot().context.request).toMatchObject({
      connectorId: present.rdns,
      caipNetworkId: 'eip155:31338',
    })
  })

  it('share the code: the next tab shows the code of the previous one', () => {
    const kit = at(listed.plain)
    kit.relay(offered)
    kit.chooses('unsupported')
    expect(kit.simulation.find('pairing')?.getSnapshot().context.holders).toEqual([])
    kit.chooses('qrcode')
    expect(kit.platform()).toEqual({ remote: { qrcode: 'ready' } })
    expect(kit.context()?.uri).toBe(offered.uri)
  })

  it('lead on to the download, if the wallet has one', () => {
    const kit = at(listed.plain)
    kit.top({ type: 'wallet.get' })
    expect(kit.routes()).toEqual(['Connect', 'ConnectingWalletConnect', 'Downloads'])
    expect(kitOf(kit.simulation).context.stack.at(-1)?.wallet).toEqual(listed.plain)
    expect(at(listed.bare).can('wallet.get')).toBe(false)
  })
})

describe('on a phone [link-open] [link-page] [link-remembered]', () => {
  it('opens the wallet once as soon as there is a code, and again on request', () => {
    const kit = at(listed.plain, onPhone)
    expect(kit.works('openLink')).toBe(false)
    kit.relay(offered)
    expect(kit.works('openLink')).toBe(true)
    kit.link.answers(true)
    expect(kit.platform()).toEqual({ remote: { mobile: 'opened' } })
    kit.elapses('expiry')
    expect(kit.can('link.open')).toBe(false)
    kit.relay(another)
    expect(kit.works('openLink')).toBe(false)
    kit.top({ type: 'link.open' })
    expect(kit.works('openLink')).toBe(true)
  })

  it('waits for a press if the browser requires one', () => {
    const kit = at(listed.plain, onPhone)
    kit.relay(offered)
    kit.link.answers(false)
    expect(kit.platform()).toEqual({ remote: { mobile: 'ready' } })
    kit.top({ type: 'link.open' })
    kit.link.answers(true)
    expect(kit.context()?.opened).toBe('mobile')
  })

  it('leaves the link to be copied if it could not be created, and reports so without the code', () => {
    const kit = at(listed.plain, onPhone)
    kit.relay(offered)
    kit.link.fails('link.failed')
    expect(kit.platform()).toEqual({ remote: { mobile: 'linkless' } })
    expect(kit.context()?.failure).toEqual({ code: 'link.failed' })
    expect(kit.can('link.copy')).toBe(true)
    expect(kit.events('CONNECT_PROXY_ERROR')).toEqual([
      { message: 'The wallet’s link could not be made', uri: '', mobile_link: 'harbour://', name: 'Harbour' },
    ])
    kit.top({ type: 'wallet.another' })
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('does not pair with a wallet that opens the page in its own browser', () => {
    const kit = at(browsing, onPhone)
    expect(kit.works('openLink')).toBe(true)
    expect(kit.works('offerPairing')).toBe(false)
    kit.link.answers(false)
    expect(kit.platform()).toEqual({ page: 'ready' })
    kit.top({ type: 'link.open' })
    kit.link.answers(true)
    expect(kit.platform()).toEqual({ page: 'opened' })
  })
})

describe('on a computer', () => {
  it.each(['desktop', 'web'])('opens the wallet on the tab %s only on request', (platform) => {
    const kit = at(listed.plain)
    kit.chooses(platform)
    expect(kit.can('link.open')).toBe(false)
    kit.relay(offered)
    expect(kit.works('openLink')).toBe(false)
    kit.top({ type: 'link.open' })
    kit.link.answers(true)
    expect(kit.platform()).toEqual({ remote: { [platform]: 'opened' } })
  })

  it('asks a browser wallet like any other of its list, and reports each answer in the same way', () => {
    const kit = at(present)
    expect(kit.works('offerPairing')).toBe(false)
    kit.request.fails('wallet.rejected')
    expect(kit.platform()).toEqual({ failed: 'declined' })
    kit.top({ type: 'connector.retry' })
    kit.request.fails('wallet.pending')
    expect(kit.platform()).toEqual({ failed: 'pending' })
    kit.top({ type: 'connector.retry' })
    kit.elapses('hint')
    expect(kit.platform()).toEqual({ browser: 'slow' })
    kit.reports(reports.connected)
    expect(kit.platform()).toBe('succeeded')
    kit.elapses('success')
    expect(kit.isOpen()).toBe(false)
    expect(kit.current()).toBe(connectors.meadow.id)
  })

  it('withdraws the request when another tab is chosen', () => {
    const kit = at(present)
    expect(kit.works('requestConnection')).toBe(true)
    kit.chooses('qrcode')
    expect(kit.works('requestConnection')).toBe(false)
    expect(kit.works('offerPairing')).toBe(true)
  })
})

describe('the outcome [pairing-session] [connect-success]', () => {
  it('is success when the wallet chart has its part of the session, and is shown before the modal closes', () => {
    const kit = at(listed.plain)
    kit.relay(offered)
    kit.relay(settled)
    expect(kit.platform()).toBe('adopting')
    kit.reports(inSession)
    expect(kit.platform()).toBe('succeeded')
    kit.elapses('success')
    expect(kit.isOpen()).toBe(false)
    expect(kit.current()).toBe('walletConnect')
  })

  it('stores the link that was opened, and none if a code was scanned', () => {
    for (const [input, platform] of [
      [onPhone, 'mobile'],
      [{}, null],
    ] as const) {
      const kit = at(listed.plain, input)
      kit.relay(offered)
      if (platform) kit.link.answers(true)
      kit.relay(settled)
      kit.reports(inSession)
      expect(kit.works('persistLink')).toBe(true)
      expect(kit.context()?.opened).toBe(platform)
    }
  })

  it('is a failure when the wallet chart cannot take the session, or never does', () => {
    const kit = at(listed.plain)
    kit.relay(offered)
    kit.relay(settled)
    kit.request.fails('wallet.noAccounts')
    expect(kit.context()?.failure?.code).toBe('wallet.noAccounts')
    kit.top({ type: 'connector.retry' })
    kit.relay(another)
    kit.relay(settled)
    kit.elapses('request')
    expect(kit.context()?.failure?.code).toBe('pairing.failed')
  })

  it('reports a failure as one, with a next step', () => {
    const kit = at(listed.plain)
    kit.relay(offered)
    kit.refuses('wallet.rejected')
    expect(kit.events('CONNECT_ERROR')).toEqual([{ message: 'User rejected the request' }])
    expect(kit.can('connector.retry')).toBe(true)
    kit.top({ type: 'connector.retry' })
    kit.refuses('relay.key')
    expect(kit.can('connector.retry')).toBe(false)
    kit.top({ type: 'wallet.another' })
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('is also reached when a wallet connects elsewhere meanwhile', () => {
    const kit = at(listed.plain)
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })
})

describe('the dApp’s own pairing [nav-manual]', () => {
  const manual = (uri?: string) => {
    const kit = createDriver(manualPairing)
    kit.stored.answers([])
    kit.kit({ type: 'modal.open', view: 'ConnectingWalletConnect', ...(uri && { uri }) })
    return { ...kit, flow: () => kit.simulation.find('route:1')?.getSnapshot() }
  }

  it('is shown unchanged, and nothing is requested from the relay', () => {
    const { flow, works } = manual(offered.uri)
    expect(flow()?.context).toMatchObject({ uri: offered.uri, expiresAt: null, manual: true })
    expect(flow()?.value.shown.platform).toEqual({ remote: { qrcode: 'ready' } })
    expect(works('offerPairing')).toBe(false)
  })

  it('is waited for if it is not there yet', () => {
    const { flow, works } = manual()
    expect(flow()?.value.shown.platform).toEqual({ remote: { qrcode: 'waiting' } })
    expect(works('offerPairing')).toBe(false)
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['a web address', 'https://example.test/?wc:1'],
    ['a script', 'javascript:alert(1)'],
    ['a URI that no code can hold', `wc:${'x'.repeat(1_100)}`],
  ])('is waited for as long as the dApp passes %s [pairing-uri]', (_, uri) => {
    const { flow } = manual(uri)
    expect(flow()?.context.uri).toBe('')
    expect(flow()?.value.shown.platform).toEqual({ remote: { qrcode: 'waiting' } })
  })
})

describe('copying the link', () => {
  it('is possible while there is a code, and reports its outcome', () => {
    const kit = at(listed.plain)
    expect(kit.can('link.copy')).toBe(false)
    kit.relay(offered)
    kit.top({ type: 'link.copy' })
    kit.answer('copyText').answers()
    expect(snackbarOf(kit.simulation).context.message).toMatchObject({ variant: 'success', code: 'link.copied' })
    kit.top({ type: 'link.copy' })
    kit.answer('copyText').fails('clipboard.failed')
    expect(snackbarOf(kit.simulation).context.message).toMatchObject({ variant: 'error', code: 'clipboard.failed' })
  })
})
