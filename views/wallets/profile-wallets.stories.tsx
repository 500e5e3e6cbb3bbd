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
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.resting',
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    },
  },
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
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
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
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
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
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
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
  parameters: { state: { chart: 'profileWallets', path: 'shown.copy.idle' } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown.copy.copying' } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown.copy.copied' } },
}

export const OneWallet: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const LongName: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.severalLong } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const ProfileWalletsPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.resting',
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    },
  },
}

export const ProfileWalletsRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.resting',
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    },
  },
}

export const ProfileWalletsDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.resting',
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    },
  },
}

export const ProfileWalletsPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.resting',
      rule: 'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    },
  },
}

export const Several: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const SeveralPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const SeveralRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const SeveralDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}

export const SeveralPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
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
  parameters: { state: { chart: 'profileWallets', path: 'shown', extra: true } },
}
