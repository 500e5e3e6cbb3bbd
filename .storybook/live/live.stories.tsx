import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived } from '../scene.tsx'
import { Dapp } from './dapp.tsx'
import { person } from './person.ts'
import { forgetAll, type Live, openWorld } from './world.ts'

export default {
  title: 'Live/On the sandbox',
  component: Dapp,
  parameters: { a11y: { context: 'body' } },
  loaders: [
    async (): Promise<{ live: Live | undefined }> => {
      const live = await openWorld()
      if (live) await forgetAll(live)
      return { live }
    },
  ],
  render: (_args, { loaded }) => <Dapp live={loaded.live} />,
} satisfies Meta

type Story = StoryObj<typeof Dapp>

/** Plays a story's user. Without a sandbox nothing happens, which only a built Storybook may accept. */
const played =
  (
    course: (step: (name: string, deed: () => Promise<void>) => Promise<void>) => Promise<void>,
  ): NonNullable<Story['play']> =>
  async ({ loaded, step }) => {
    if (loaded.live) {
      await course(async (name, deed) => void (await step(name, deed)))
      // Checks need a view at rest, not one in transition.
      if (person.isAtTheModal()) await arrived()
    } else if (import.meta.env.DEV) throw new Error('There is no sandbox')
  }

const connected = async () => {
  await person.opensTheModal()
  await person.chooses('Ember')
  await person.approvesIn('Ember')
  await person.sees('wallet', 'Ember')
  await person.isBackAtThePage()
}

export const ConnectAndDisconnect: Story = {
  play: played(async (step) => {
    await step('choose a wallet', async () => {
      await person.opensTheModal()
      await person.chooses('Ember')
      await person.reads('connecting.asking', { wallet: 'Ember' })
    })
    await step('approve in it', async () => {
      await person.approvesIn('Ember')
      await person.sees('address', /^0x[0-9a-fA-F]{40}$/)
      await person.isBackAtThePage()
    })
    await step('disconnect', async () => {
      await person.opensTheModal()
      await person.presses('account.disconnect')
      await person.sees('address', 'no one')
      await person.isBackAtThePage()
    })
  }),
}

export const DeclineAndTryAgain: Story = {
  play: played(async (step) => {
    await step('decline in the wallet', async () => {
      await person.opensTheModal()
      await person.chooses('Harbour')
      await person.rejectsIn('Harbour')
      await person.reads('connecting.declined')
    })
    await step('try again', async () => {
      await person.presses('modal.retry')
      await person.approvesIn('Harbour')
      await person.sees('wallet', 'Harbour')
    })
  }),
}

export const SwitchNetwork: Story = {
  play: played(async (step) => {
    await step('connect', connected)
    await step('choose another network', async () => {
      await person.opensTheNetworks()
      await person.chooses('Portico Two')
      await person.approvesIn('Ember')
      await person.sees('network', 'Portico Two')
    })
  }),
}

export const WrongNetwork: Story = {
  play: played(async (step) => {
    await step('connect', connected)
    await step('leave the app’s networks in the wallet', async () => {
      await person.leavesTheNetworkIn('Ember')
      await person.reads('title.UnsupportedChain')
    })
    await step('come back to one of them', async () => {
      await person.chooses('Portico One')
      await person.approvesIn('Ember')
      await person.sees('network', 'Portico One')
      await person.isBackAtThePage()
    })
  }),
}

export const DisconnectedByTheWallet: Story = {
  play: played(async (step) => {
    await step('connect', connected)
    await step('take the page’s leave back in the wallet', async () => {
      await person.disconnectsIn('Ember')
      await person.sees('address', 'no one')
    })
  }),
}

export const Receive: Story = {
  play: played(async (step) => {
    await step('connect', connected)
    await step('ask for the address', async () => {
      await person.opensTheModal()
      await person.presses('account.receive')
      await person.reads('receive.copy')
    })
  }),
}

export const SendEther: Story = {
  play: played(async (step) => {
    await step('connect', connected)
    await step('say how much, and to whom', async () => {
      await person.opensTheModal()
      await person.presses('account.send')
      await person.fillsIn('send.amount', '0.25')
      await person.fillsIn('send.receiver', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    })
    await step('review it, and approve in the wallet', async () => {
      await person.presses('send.preview')
      await person.reads('send.ready')
      await person.presses('send.send')
      await person.approvesIn('Ember')
      await person.reads('send.confirmed')
    })
  }),
}
