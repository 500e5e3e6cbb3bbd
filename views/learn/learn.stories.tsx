// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'

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
