// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofSessions, reports } from '../../tests/model/world.ts'

export default { title: 'Grant permissions/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Preparing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.preparing',
      rule: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    },
  },
}

export const Asking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
    },
  },
}

export const Declined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'reject', at: 'route:1/askGrant', code: 'wallet.rejected' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.declined',
      rule: 'The user rejected the request in the wallet. They can retry; leaving informs the dApp.',
    },
  },
}

export const Refused: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      { do: 'reject', at: 'route:1/prepareGrant', code: 'session.request' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.refused',
      rule: 'The dApp’s request is invalid here, and a retry would not help [sessions-grant].',
    },
  },
}

export const FailedApiUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      { do: 'reject', at: 'route:1/prepareGrant', code: 'api.unavailable' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.failed',
      rule: 'The service or the wallet failed. The user can retry; leaving informs the dApp.',
    },
  },
}

export const FailedWalletAtomicityMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'reject', at: 'route:1/askGrant', code: 'wallet.atomicityMissing' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.failed',
      rule: 'The service or the wallet failed. The user can retry; leaving informs the dApp.',
    },
  },
}

export const FailedRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.grantPermissions.granting.progress.asking' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.failed',
      rule: 'The service or the wallet failed. The user can retry; leaving informs the dApp.',
    },
  },
}

export const Activating: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.activating',
      rule: 'The service is told what the wallet has granted, for 30 s at most [sessions-grant] [flow-timeout].',
    },
  },
}

export const UntoldApiRefused: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'reject', at: 'route:1/activateGrant', code: 'api.refused' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.untold',
      rule: 'The wallet has granted the permissions, but the service does not know: they can be sent again, without the wallet [sessions-untold].',
    },
  },
}

export const UntoldRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.grantPermissions.granting.progress.activating' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.untold',
      rule: 'The wallet has granted the permissions, but the service does not know: they can be sent again, without the wallet [sessions-untold].',
    },
  },
}

export const CreatedListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    },
  },
}

export const CreatedAlone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.alone',
      rule: 'The dApp does not list sessions.',
    },
  },
}

export const Unread: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'reject', at: 'route:1/readTokens', code: 'rpc.failed' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
  },
}

export const Created: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
      extra: true,
    },
  },
}

export const CreatedUnread: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'reject', at: 'route:1/readTokens', code: 'rpc.failed' },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
      extra: true,
    },
  },
}

export const SmartSessionRequestPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
    ],
    input: ofSessions,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.preparing',
      rule: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionRequestRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
    ],
    input: ofSessions,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.preparing',
      rule: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionRequestDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
    ],
    input: ofSessions,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.preparing',
      rule: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    },
  },
}

export const SmartSessionRequestPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
    ],
    input: ofSessions,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.preparing',
      rule: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionCreatedPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionCreatedRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionCreatedDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    },
  },
}

export const SmartSessionCreatedPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
      { do: 'resolve', at: 'route:1/activateGrant' },
    ],
    input: ofSessions,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.created.listed',
      rule: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    },
    a11y: { test: 'off' },
  },
}

export const Judged: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
  },
}

export const JudgedPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
    ],
    input: ofSessions,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const JudgedRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
    ],
    input: ofSessions,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const JudgedDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
    ],
    input: ofSessions,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
  },
}

export const JudgedPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'send',
        at: '',
        event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' },
      },
      {
        do: 'resolve',
        at: 'route:1/prepareGrant',
        output: {
          app: { name: 'Harbour Games', url: 'https://harbour.example' },
          pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
          expiresAt: 1896091200000,
          permissions: [
            {
              kind: 'calls',
              address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
              functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
            },
            { kind: 'spends', allowance: '1500000000000000000', period: 86400 },
            {
              kind: 'spends',
              token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
              allowance: '25000000',
              period: 604800,
            },
            { kind: 'other', name: 'make-coffee' },
          ],
          request: '{}',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/readTokens',
        output: [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      },
    ],
    input: ofSessions,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'grantPermissions',
      path: 'granting.progress.asking',
      rule: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
