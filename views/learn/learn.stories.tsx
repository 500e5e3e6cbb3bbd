// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { listed, reports, suggestedByProject, withoutSuggestions } from '../../tests/model/world.ts'

export default { title: 'Modal/Routes', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const GetWallet: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    },
  },
}

export const WhatIsAWallet: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.WhatIsAWallet',
      rule: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    },
  },
}

export const Networks: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    },
  },
}

export const WhatIsANetwork: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  parameters: {
    state: { chart: 'kit', path: 'modal.open.WhatIsANetwork', rule: 'Explains networks to newcomers [nav-learn].' },
  },
}

export const UnsupportedChain: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    },
  },
}

export const GetWalletLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } },
    ],
    input: suggestedByProject,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
      extra: true,
    },
  },
}

export const GetWalletRecommended: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } },
      { do: 'resolve', at: 'loadProjectServices' },
      {
        do: 'resolve',
        at: 'directory/prefetchWallets',
        output: {
          featured: [],
          recommended: [listed.plain, listed.bare],
          count: 512,
          excluded: [],
          custom: [],
          failure: null,
        },
      },
    ],
    input: suggestedByProject,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
      extra: true,
    },
  },
}

export const GetWalletNone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } },
    ],
    input: withoutSuggestions,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
      extra: true,
    },
  },
}

export const GetWalletPseudo: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const GetWalletRightToLeft: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const GetWalletDark: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    },
  },
}

export const GetWalletPhone: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } }] },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const WhatIsAWalletPseudo: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.WhatIsAWallet',
      rule: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const WhatIsAWalletRightToLeft: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.WhatIsAWallet',
      rule: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const WhatIsAWalletDark: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.WhatIsAWallet',
      rule: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    },
  },
}

export const WhatIsAWalletPhone: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } }] },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.WhatIsAWallet',
      rule: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    },
    a11y: { test: 'off' },
  },
}

export const NetworksPseudo: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    },
    a11y: { test: 'off' },
  },
}

export const NetworksRightToLeft: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    },
    a11y: { test: 'off' },
  },
}

export const NetworksDark: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    },
  },
}

export const NetworksPhone: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }] },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    },
    a11y: { test: 'off' },
  },
}

export const WhatIsANetworkPseudo: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'kit', path: 'modal.open.WhatIsANetwork', rule: 'Explains networks to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const WhatIsANetworkRightToLeft: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'kit', path: 'modal.open.WhatIsANetwork', rule: 'Explains networks to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const WhatIsANetworkDark: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'kit', path: 'modal.open.WhatIsANetwork', rule: 'Explains networks to newcomers [nav-learn].' },
  },
}

export const WhatIsANetworkPhone: Story = {
  args: { path: [{ do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } }] },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'kit', path: 'modal.open.WhatIsANetwork', rule: 'Explains networks to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const UnsupportedChainPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    },
    a11y: { test: 'off' },
  },
}

export const UnsupportedChainRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    },
    a11y: { test: 'off' },
  },
}

export const UnsupportedChainDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    },
  },
}

export const UnsupportedChainPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    },
    a11y: { test: 'off' },
  },
}
