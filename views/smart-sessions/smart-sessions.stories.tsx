// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofSessions, reports } from '../../tests/model/world.ts'

export default { title: 'Smart sessions/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Loading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.loading',
      rule: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    },
  },
}

export const Failed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      { do: 'reject', at: 'route:1/listSessions', code: 'session.unlisted' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.failed',
      rule: 'The sessions did not load. The user can retry or leave [sessions-list].',
    },
  },
}

export const Empty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      { do: 'resolve', at: 'route:1/listSessions', output: { sessions: [], isPartial: false } },
    ],
    input: ofSessions,
  },
  parameters: { state: { chart: 'smartSessions', path: 'shown.empty', rule: 'No app may act without asking.' } },
}

export const ListedWhole: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofSessions,
  },
  parameters: { state: { chart: 'smartSessions', path: 'shown.listed.whole', rule: 'The list is complete.' } },
}

export const ListedPartial: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: true,
        },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.listed.partial',
      rule: 'Other sessions exist but could not be read. The user can request them again [sessions-list].',
    },
  },
}

export const SessionEndingLive: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
    },
  },
}

export const SessionEndingSigning: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.signing',
      rule: 'The wallet asks the user to sign the revocation, for 5 min at most [sessions-revoke] [flow-prompt-timeout].',
    },
  },
}

export const SessionEndingDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.rejected' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.declined',
      rule: 'The user rejected the revocation in the wallet, so the session is unchanged [sessions-revoke].',
    },
  },
}

export const SessionEndingFailedRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.smartSessions.shown.session.ending.signing' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.failed',
      rule: 'The wallet could not revoke the session, or did not answer [sessions-revoke].',
    },
  },
}

export const SessionEndingFailedWalletCapabilityMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.capabilityMissing' },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.failed',
      rule: 'The wallet could not revoke the session, or did not answer [sessions-revoke].',
    },
  },
}

export const SessionEndingChecking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.capabilityMissing' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.checking',
      rule: 'The wallet could not revoke the session: the service is asked, for 30 s at most, whether it has ended, for example in another tab [sessions-revoke] [flow-timeout].',
    },
  },
}

export const SessionEndingRevoking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'resolve', at: 'route:1/signRevocation', output: '0x01' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.revoking',
      rule: 'The signed revocation is sent to the service, for 30 s at most [sessions-revoke] [flow-timeout].',
    },
  },
}

export const SessionEndingUntoldSessionUnrevoked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'resolve', at: 'route:1/signRevocation', output: '0x01' },
      { do: 'reject', at: 'route:1/revokeSession', code: 'session.unrevoked' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.untold',
      rule: 'The account has revoked the session, but the service still lists it: the revocation can be sent again, without the wallet [sessions-untold].',
    },
  },
}

export const SessionEndingUntoldRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'resolve', at: 'route:1/signRevocation', output: '0x01' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.smartSessions.shown.session.ending.revoking' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.untold',
      rule: 'The account has revoked the session, but the service still lists it: the revocation can be sent again, without the wallet [sessions-untold].',
    },
  },
}

export const SessionEndingRevoked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'resolve', at: 'route:1/signRevocation', output: '0x01' },
      { do: 'resolve', at: 'route:1/revokeSession' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.revoked',
      rule: 'The session has ended; the remaining ones load again.',
    },
  },
}

export const Many: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: { chart: 'smartSessions', path: 'shown.listed.whole', rule: 'The list is complete.', extra: true },
  },
}

export const Plain: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-1' } },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const Loose: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
              permissions: [
                {
                  kind: 'calls',
                  address: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
                  functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }],
                },
                {
                  kind: 'spends',
                  allowance: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
                  period: 86400,
                },
                {
                  kind: 'spends',
                  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
                  allowance: '25000000',
                  period: 604800,
                },
                { kind: 'other', name: 'make-coffee' },
              ],
              terms: '[]',
              policies: [],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
      { do: 'resolve', at: 'route:1/readTokens', output: [] },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const Unread: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
      { do: 'reject', at: 'route:1/readTokens', code: 'rpc.failed' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const Partial: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            { pci: 'nameless', project: {}, permissions: [], terms: '[]', policies: [] },
          ],
          isPartial: true,
        },
      },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.listed.partial',
      rule: 'Other sessions exist but could not be read. The user can request them again [sessions-list].',
      extra: true,
    },
  },
}

export const Nameless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [{ pci: 'nameless', project: {}, permissions: [], terms: '[]', policies: [] }],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'nameless' } },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const Refused: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
      { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.rejected' },
    ],
    input: ofSessions,
  },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.declined',
      rule: 'The user rejected the revocation in the wallet, so the session is unchanged [sessions-revoke].',
      extra: true,
    },
  },
}

export const SmartSessionListPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    ],
    input: ofSessions,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.loading',
      rule: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionListRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    ],
    input: ofSessions,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.loading',
      rule: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionListDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    ],
    input: ofSessions,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.loading',
      rule: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    },
  },
}

export const SmartSessionListPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    ],
    input: ofSessions,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.loading',
      rule: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    ],
    input: ofSessions,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    ],
    input: ofSessions,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
    },
    a11y: { test: 'off' },
  },
}

export const SmartSessionDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    ],
    input: ofSessions,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
    },
  },
}

export const SmartSessionPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    ],
    input: ofSessions,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
    },
    a11y: { test: 'off' },
  },
}

export const Judged: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const JudgedPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const JudgedRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const JudgedDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
  },
}

export const JudgedPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
      {
        do: 'resolve',
        at: 'route:1/listSessions',
        output: {
          sessions: [
            {
              pci: 'session-0',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-1',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-2',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-3',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-4',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-5',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-6',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-7',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-8',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-9',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
            {
              pci: 'session-10',
              project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
              expiresAt: 1896091200000,
              createdAt: 1893412800000,
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
              terms: '[]',
              policies: ['rate-limit'],
              context: '0x01',
            },
            {
              pci: 'session-11',
              project: { id: 'other', name: 'Meadow' },
              expiresAt: 1896134400000,
              permissions: [],
              terms: '[]',
              policies: [],
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: 'session-0' } },
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
      chart: 'smartSessions',
      path: 'shown.session.ending.live',
      rule: 'The session is active, and the user can revoke it.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
