// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Learn', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const GetWallet: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
}

export const WhatIsAWallet: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
}

export const Networks: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
}

export const WhatIsANetwork: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
}

export const UnsupportedChain: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
}

export const GetWalletPseudo: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { locale: 'pseudo' },
}

export const GetWalletRightToLeft: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { direction: 'rtl' },
}

export const GetWalletDark: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { theme: 'dark' },
}

export const GetWalletPhone: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { viewport: { value: 'phone' } },
}

export const WhatIsAWalletPseudo: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { locale: 'pseudo' },
}

export const WhatIsAWalletRightToLeft: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { direction: 'rtl' },
}

export const WhatIsAWalletDark: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { theme: 'dark' },
}

export const WhatIsAWalletPhone: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { viewport: { value: 'phone' } },
}

export const NetworksPseudo: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { locale: 'pseudo' },
}

export const NetworksRightToLeft: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { direction: 'rtl' },
}

export const NetworksDark: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { theme: 'dark' },
}

export const NetworksPhone: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { viewport: { value: 'phone' } },
}

export const WhatIsANetworkPseudo: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { locale: 'pseudo' },
}

export const WhatIsANetworkRightToLeft: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { direction: 'rtl' },
}

export const WhatIsANetworkDark: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { theme: 'dark' },
}

export const WhatIsANetworkPhone: Story = {
  args: { way: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { viewport: { value: 'phone' } },
}

export const UnsupportedChainPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { locale: 'pseudo' },
}

export const UnsupportedChainRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { direction: 'rtl' },
}

export const UnsupportedChainDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { theme: 'dark' },
}

export const UnsupportedChainPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
