import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { type Check, closes, isAt, isOn, joins, parts, type World } from './world.ts'

interface Subscription {
  /** Subscribes in the page. */
  follow: () => void
  /** The last value that its listener received. */
  hears: unknown | ((world: World) => unknown)
}

/** Everything about one change. Its subscriptions receive it, and nothing more once they have ended. */
interface Change {
  change: Check
  back: Check
  of: Readonly<Record<string, Subscription>>
}

const changes: readonly Change[] = [
  {
    async change(world) {
      world.harbour.switchAccount(1)
      await isAt(world, world.other)
    },
    async back(world) {
      world.harbour.switchAccount(0)
      await isAt(world, world.address)
    },
    of: {
      subscribeAccount: {
        follow: () =>
          dropIn.follow('subscribeAccount', (hear) => dropIn.kit.subscribeAccount(({ address }) => hear(address))),
        hears: ({ other }: World) => other,
      },
    },
  },
  {
    async change(world) {
      world.harbour.switchChain(31338)
      await isOn(world, 31338)
    },
    async back(world) {
      world.harbour.switchChain(31337)
      await isOn(world, 31337)
    },
    of: {
      subscribeNetwork: {
        follow: () =>
          dropIn.follow('subscribeNetwork', (hear) => dropIn.kit.subscribeNetwork(({ chainId }) => hear(chainId))),
        hears: 31338,
      },
      subscribeCaipNetworkChange: {
        follow: () =>
          dropIn.follow('subscribeCaipNetworkChange', (hear) =>
            dropIn.kit.subscribeCaipNetworkChange((network) => hear(network?.name)),
          ),
        hears: 'Portico Two',
      },
    },
  },
  {
    async change({ page, modal }) {
      await page.evaluate(() => dropIn.kit.open({ view: 'Networks' }))
      await modal.isAt('title.Networks')
    },
    back: closes,
    of: {
      subscribeState: {
        follow: () => dropIn.follow('subscribeState', (hear) => dropIn.kit.subscribeState(({ open }) => hear(open))),
        hears: true,
      },
      subscribeEvents: {
        follow: () =>
          dropIn.follow('subscribeEvents', (hear) => dropIn.kit.subscribeEvents(({ data }) => hear(data.event))),
        hears: 'MODAL_OPEN',
      },
    },
  },
  {
    change: ({ page }) =>
      page.evaluate(() => {
        dropIn.kit.setThemeMode('dark')
        dropIn.kit.updateFeatures({ history: false })
      }),
    back: ({ page }) =>
      page.evaluate(() => {
        dropIn.kit.setThemeMode('light')
        dropIn.kit.updateFeatures({ history: true })
      }),
    of: {
      subscribeTheme: {
        follow: () =>
          dropIn.follow('subscribeTheme', (hear) => dropIn.kit.subscribeTheme(({ themeMode }) => hear(themeMode))),
        hears: 'dark',
      },
      subscribeRemoteFeatures: {
        follow: () =>
          dropIn.follow('subscribeRemoteFeatures', (hear) =>
            dropIn.kit.subscribeRemoteFeatures(({ activity }) => hear(activity)),
          ),
        hears: false,
      },
    },
  },
  {
    change: (world) => joins(world, world.orchard),
    back: parts,
    of: {
      subscribeConnections: {
        follow: () =>
          dropIn.follow('subscribeConnections', (hear) =>
            dropIn.kit.subscribeConnections((all) => hear(all.map(({ name }) => name).toSorted()), 'eip155'),
          ),
        hears: ['Harbour', 'Orchard'],
      },
      subscribeWalletInfo: {
        follow: () =>
          dropIn.follow('subscribeWalletInfo', (hear) =>
            dropIn.kit.subscribeWalletInfo((wallet) => hear(wallet?.name)),
          ),
        hears: 'Orchard',
      },
      subscribeProviders: {
        follow: () =>
          dropIn.follow('subscribeProviders', (hear) =>
            dropIn.kit.subscribeProviders(({ eip155 }) => hear(eip155 === dropIn.kit.getProvider('eip155'))),
          ),
        hears: true,
      },
    },
  },
]

export const subscriptionNames = changes.flatMap(({ of }) => Object.keys(of))

/** Each change reaches its subscribers, and none that has unsubscribed. */
export const subscriptions = Object.fromEntries(
  changes.map(({ change, back, of }): [string, Check] => [
    Object.keys(of).join(', '),
    async (world) => {
      const { page } = world
      for (const { follow } of Object.values(of)) await page.evaluate(follow)
      await change(world)
      const expected = Object.entries(of).map(([name, { hears }]) => [
        name,
        typeof hears === 'function' ? hears(world) : hears,
      ])
      const last = (heard: Record<string, unknown[]>) => expected.map(([name]) => [name, heard[String(name)]?.at(-1)])
      await eventually(async () => last(await page.evaluate(() => dropIn.heard))).toEqual(expected)
      const heard = await page.evaluate(() => dropIn.unfollow())
      await back(world)
      expect(await page.evaluate(() => dropIn.heard)).toEqual(heard)
    },
  ]),
)
