// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { profiles, threeNamespaces } from '../../tests/model/payloads/profiles.ts'
import { reports, solanaReports } from '../../tests/model/payloads/world.ts'

export default { title: 'Wallets/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const ActResting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'Nothing is being done.' } },
}

export const ActSwitching: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.switching',
      rule: 'FACTS 14: another connection, or another account of one, is to be the active one.',
    },
  },
}

export const ActDisconnecting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'connection.disconnect', connectorId: 'example.meadow' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.disconnecting',
      rule: 'SPEC 4: one connection is to end; the wallet chart caps that at 3 s (SPEC 9).',
    },
  },
}

export const ActDisconnectingAll: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'connections.disconnectAll' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.disconnectingAll',
      rule: 'SPEC 4: all connections of the tab are to end, one after the other, each capped at 3 s (SPEC 9).',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: { chart: 'profileWallets', path: 'shown.copy.idle', rule: 'An address goes to the clipboard.' },
  },
}

export const CopyCopying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'place:1',
        event: { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'place:1',
        event: { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      { do: 'resolve', at: 'place:1/copyText' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.copy.copied',
      rule: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    },
  },
}

export const OneWallet: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const LongName: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.severalLong } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const ManyAccounts: Story = {
  args: {
    way: [
      {
        do: 'tell',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SwitchingAccount: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connection.switch',
          connectorId: 'example.meadow',
          address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SwitchFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'connection.switch', connectorId: 'example.long' } },
      { do: 'reject', at: 'wallet:eip155/activateConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const DisconnectFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'connection.disconnect', connectorId: 'example.meadow' } },
      { do: 'reject', at: 'wallet:eip155/endConnection', code: 'wallet.disconnectFailed' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const EmptyKind: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'tab.choose', namespace: 'solana' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const OfOtherKind: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'place:1', event: { type: 'tab.choose', namespace: 'bip122' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const ProfileWalletsPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'Nothing is being done.' } },
}

export const ProfileWalletsRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'Nothing is being done.' } },
}

export const ProfileWalletsDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'Nothing is being done.' } },
}

export const ProfileWalletsPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'Nothing is being done.' } },
}

export const Several: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SeveralPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SeveralRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SeveralDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const SeveralPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const Kinds: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const KindsPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const KindsRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const KindsDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}

export const KindsPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'tell', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      extra: true,
    },
  },
}
