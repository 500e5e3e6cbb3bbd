// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { longSignIn, maySignIn, mustSignIn, readings } from '../../machines/sign-in/payloads.ts'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Sign in/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const OpenTaskPreparing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.preparing',
      rule: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
  },
}

export const OpenTaskReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
    },
  },
}

export const OpenTaskStale: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.messageLife.signIn.open.task.ready' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.stale',
      rule: 'The message is too old: a new one is created before the wallet is asked [signin-message].',
    },
  },
}

export const OpenTaskRenewing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.messageLife.signIn.open.task.ready' },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.renewing',
      rule: 'A new message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
  },
}

export const OpenTaskSigningAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.signing.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const OpenTaskSigningSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.signIn.open.task.signing.asking' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.signing.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const OpenTaskSigningUnanswered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.signIn.open.task.signing' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.signing.unanswered',
      rule: 'The wallet has not answered. A late signature still counts, until the user asks again [flow-late-answer].',
    },
  },
}

export const OpenTaskVerifying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.verifying',
      rule: 'The signature is being verified, for 30 s at most, and the snackbar says so [signin-verifying].',
    },
  },
}

export const OpenTaskFailedDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'reject', at: 'route:1/signMessage', code: 'wallet.rejected' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.failed.declined',
      rule: 'The user rejected the request in the wallet (4001).',
    },
  },
}

export const OpenTaskFailedRetryableUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'reject', at: 'route:1/signMessage', code: 'unheard-of' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: { chart: 'signIn', path: 'open.task.failed.retryable', rule: 'Any other failure may go away on a retry.' },
  },
}

export const OpenTaskFailedRetryableSignInvalid: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
      { do: 'reject', at: 'route:1/addSession', code: 'sign.invalid' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: { chart: 'signIn', path: 'open.task.failed.retryable', rule: 'Any other failure may go away on a retry.' },
  },
}

export const OpenTaskFailedRetryableSignServer: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.signIn.open.task.verifying' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: { chart: 'signIn', path: 'open.task.failed.retryable', rule: 'Any other failure may go away on a retry.' },
  },
}

export const OpenTaskFailedRetryableRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.messageLife.signIn.open.task.ready' },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.signIn.open.task.renewing' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: { chart: 'signIn', path: 'open.task.failed.retryable', rule: 'Any other failure may go away on a retry.' },
  },
}

export const Cancelling: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'send', at: 'route:1', event: { type: 'sign.cancel' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'cancelling',
      rule: 'The sessions of the network to return to are read, for 3 s at most, as long as a disconnection may take [signin-cancel].',
    },
  },
}

export const Returning: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'send', at: 'route:1', event: { type: 'sign.cancel' } },
      { do: 'resolve', at: 'route:1/readSessions', output: readings.one },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'returning',
      rule: 'The wallet is asked to switch back, for 5 minutes. Once it has, this flow ends; if it refuses, the user can sign in here or cancel [signin-cancel] [flow-prompt-timeout].',
    },
  },
}

export const Refusing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: '', event: { type: 'modal.close', reason: 'backdrop' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const Elsewhere: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const LongNames: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.other } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: longSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const Declined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'reject', at: 'route:1/signMessage', code: 'wallet.rejected' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.failed.declined',
      rule: 'The user rejected the request in the wallet (4001).',
      extra: true,
    },
  },
}

export const LongNamesInvalid: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.other } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
      { do: 'reject', at: 'route:1/addSession', code: 'sign.invalid' },
    ],
    input: longSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.failed.retryable',
      rule: 'Any other failure may go away on a retry.',
      extra: true,
    },
  },
}

export const SIWXSignMessagePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.preparing',
      rule: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SIWXSignMessageRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.preparing',
      rule: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SIWXSignMessageDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.preparing',
      rule: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
  },
}

export const SIWXSignMessagePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.preparing',
      rule: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const Asking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const AskingPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const AskingRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const AskingDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const AskingPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: mustSignIn,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Optional: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: maySignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const OptionalPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: maySignIn,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const OptionalRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: maySignIn,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const OptionalDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: maySignIn,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
  },
}

export const OptionalPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'route:1/createMessage',
        output: {
          data: {
            accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            chainId: 'eip155:31337',
            domain: 'dapp.example',
            uri: 'https://dapp.example/',
            version: '1',
            nonce: 'abcd1234',
            issuedAt: '2030-01-01T00:00:00.000Z',
          },
          message: 'dapp.example wants you to sign in',
        },
      },
    ],
    input: maySignIn,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.task.ready',
      rule: 'The user can sign the message, for 4 minutes [signin-message].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
