import { describe, expect, it } from 'vitest'
import { routes } from '../../core/routes.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { kitOf, routesOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { connectors, ofProject, reports, solanaReports, twoNamespaces } from './world.ts'

const opened = () => {
  const kit = createDriver()
  kit.open()
  return kit
}

const connected = () => {
  const kit = createDriver()
  kit.reports(reports.connected)
  return kit
}

describe('the stack of routes [nav-routes] [nav-start]', () => {
  it('starts on Connect', () => {
    expect(opened().routes()).toEqual(['Connect'])
  })

  it('starts on Account if the user is connected', () => {
    const kit = connected()
    kit.open()
    expect(kit.routes()).toEqual(['Account'])
  })

  it('starts on the view that the dApp names', () => {
    const kit = createDriver()
    kit.open('WhatIsAWallet')
    expect(kit.routes()).toEqual(['WhatIsAWallet'])
  })

  it('does not show an account while none is connected', () => {
    const kit = createDriver()
    kit.open('Account')
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('is empty while the modal is closed', () => {
    const kit = opened()
    kit.close()
    expect(kit.routes()).toEqual([])
  })
})

describe('if the dApp turned switching off [network-switch-off]', () => {
  it('the dApp cannot open the networks by name', () => {
    const kit = createDriver({ networkSwitch: false })
    kit.open('Networks')
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('the account does not offer the networks', () => {
    const kit = createDriver({ networkSwitch: false })
    kit.reports(reports.connected)
    kit.open('Networks')
    kit.top({ type: 'networks.open' })
    expect(kit.routes()).toEqual(['Account'])
  })
})

describe('push, reset, replace [nav-push-ignored] [nav-reset] [nav-refused]', () => {
  it('pushes a view on top', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    expect(kit.routes()).toEqual(['Connect', 'WhatIsAWallet'])
  })

  it('ignores a push of the current view', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    const before = kitOf(kit.simulation).context.stack
    kit.push('WhatIsAWallet')
    expect(kitOf(kit.simulation).context.stack).toBe(before)
  })

  it('resets to one view', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    kit.kit({ type: 'modal.open', view: 'WhatIsANetwork' })
    expect(kit.routes()).toEqual(['WhatIsANetwork'])
  })

  it('replaces the last entry', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    kit.kit({ type: 'nav.replace', route: 'GetWallet' })
    expect(kit.routes()).toEqual(['Connect', 'GetWallet'])
  })
})

describe('a refused move leaves the stack unchanged', () => {
  it.each(['nav.push', 'nav.replace'] as const)('%s to an account while none is connected', (type) => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    const before = kitOf(kit.simulation)
    kit.kit({ type, route: 'Account' })
    expect(kitOf(kit.simulation).context.stack).toBe(before.context.stack)
    expect(kit.view()).toBe('WhatIsAWallet')
  })

  it('any move while the modal is closed', () => {
    const kit = createDriver()
    kit.push('WhatIsAWallet')
    kit.back()
    expect(kit.routes()).toEqual([])
    expect(kit.view()).toBeUndefined()
  })
})

describe('back [nav-back-closes] [nav-back-account] [nav-back-flow]', () => {
  it('goes back to the previous entry', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    kit.push('GetWallet')
    kit.back()
    expect(kit.routes()).toEqual(['Connect', 'WhatIsAWallet'])
  })

  it('closes the modal from a single entry, whose header has no Back', () => {
    const kit = opened()
    expect(kitOf(kit.simulation).can({ type: 'nav.back' })).toBe(false)
    kit.kit({ type: 'nav.pop' })
    expect(kit.routes()).toEqual([])
    expect(kit.isOpen()).toBe(false)
  })

  it('goes back within a flow before it leaves the flow', () => {
    const kit = opened()
    kit.choose(connectors.meadow)
    expect(kit.view()).toBe('ConnectingExternal')
    kit.back()
    expect(kit.view()).toBe('Connect')
    kit.kit({ type: 'nav.pop' })
    expect(kit.view()).toBeUndefined()
  })

  it('shows Account if the user is connected and the previous view is Connect', () => {
    const kit = connected()
    kit.open('Connect')
    kit.push('WhatIsAWallet')
    kit.back()
    expect(kit.routes()).toEqual(['Account'])
    expect(kit.view()).toBe('Account')
  })

  it('shows the previous view if the user is connected and it is not Connect', () => {
    const kit = connected()
    kit.open('WhatIsAWallet')
    kit.push('GetWallet')
    kit.back()
    expect(kit.routes()).toEqual(['WhatIsAWallet'])
  })

  it('shows Connect if no wallet is connected and the previous view is Connect', () => {
    const kit = opened()
    kit.push('WhatIsAWallet')
    kit.back()
    expect(kit.routes()).toEqual(['Connect'])
  })
})

describe('lifetimes [nav-lifetime] [nav-outcome]', () => {
  it('keeps a flow’s state under another route', () => {
    const kit = opened()
    kit.choose(connectors.meadow)
    kit.request.fails('wallet.notInstalled')
    kit.top({ type: 'wallet.get' })
    expect(kit.view()).toBe('GetWallet')
    kit.back()
    expect(kit.connect()?.value).toEqual({ failed: 'notInstalled' })
  })

  const ofAccount = Object.entries(routes).filter(([, row]) => 'ofActiveNamespace' in row && 'open' in row)
  it.each(ofAccount.map(([route]) => route))(
    'keeps %s in its state under the frame of the embedded wallet',
    (route) => {
      // A grant serves a dApp's request; without one it ends at once.
      const wish = route === 'SmartSessionCreated' && { wish: '{}' }
      const open = send('modal.open', '', { view: route, ...wish })
      const simulation = startKit([reported(reports.embeddedUser), open], ofProject)
      const flow = simulation.find('route:1')
      simulation.play(send('nav.push', '', { route: 'ApproveTransaction' }))
      simulation.play(send('nav.back', 'route:2'))
      expect(kitOf(simulation).context.stack).toHaveLength(1)
      expect(simulation.find('route:1')).toBe(flow)
    },
  )

  it.each(['closed', 'open'])(
    'shows the frame of an embedded wallet whose namespace is not the active one, with the modal %s',
    (modal) => {
      const sun = reported(solanaReports.solanaConnected, 'solana')
      const remembered = { caipNetworkId: 'solana:sandbox', recents: [], accountTypes: {} } as const
      const simulation = startKit([reported(reports.embeddedUser), sun], { ...twoNamespaces, remembered })
      expect(kitOf(simulation).context.active).toBe('solana')
      if (modal === 'open') simulation.play(send('modal.open', ''))
      if (modal === 'open') simulation.play(send('nav.push', '', { route: 'ApproveTransaction' }))
      else simulation.play(send('modal.open', '', { view: 'ApproveTransaction' }))
      expect(routesOf(simulation).at(-1)).toBe('ApproveTransaction')
    },
  )

  it.each(['ApproveTransaction', 'AccountSettings', 'UpdateEmailWallet', 'SmartSessionList', 'SmartSessionCreated'])(
    'opens the account if %s has nothing to show [nav-open-names]',
    (view) => {
      const simulation = startKit([reported(reports.connected), send('modal.open', '', { view })], ofProject)
      expect(routesOf(simulation)).toEqual(['Account'])
    },
  )

  it('stops a flow with its route', () => {
    const kit = opened()
    const flow = kit.simulation.find('route:1')
    kit.close()
    expect(flow?.getSnapshot().status).toBe('stopped')
  })

  it('starts a flow again with a new route', () => {
    const kit = opened()
    kit.choose(connectors.meadow)
    kit.close()
    kit.open()
    expect(kit.connect()?.matches('choosing')).toBe(true)
  })
})
