// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { longSignIn, maySignIn, mustSignIn, readings } from '../../tests/model/payloads/sign-in.ts'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Sign in/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const OpenPreparing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.preparing',
      rule: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    },
  },
}

export const OpenAsking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
    },
  },
}

export const OpenRenewing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'fire', at: 'place:1', timer: 'xstate.after.messageLife.signIn.open.asking' },
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.renewing',
      rule: 'The message has been lying about, or was refused: a new one is made, for 30 s at most (DESIGN 3).',
    },
  },
}

export const OpenSigningAsked: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
    ],
    input: mustSignIn,
  },
  parameters: { state: { chart: 'signIn', path: 'open.signing.asked', rule: 'The ring spins (DESIGN 9).' } },
}

export const OpenSigningWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.hint.signIn.open.signing.asked' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.signing.waiting',
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    },
  },
}

export const OpenSigningUnanswered: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.prompt.signIn.open.signing' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.signing.unanswered',
      rule: 'DESIGN 3: nobody has answered. A late signature still counts, until one asks anew.',
    },
  },
}

export const OpenVerifying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'place:1/signMessage', output: '0x5160' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.verifying',
      rule: 'SPEC 4: the session is added. SPEC 8, Authenticating…: a loading message says so, for 30 s at most.',
    },
  },
}

export const Cancelling: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'send', at: 'place:1', event: { type: 'sign.cancel' } },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'cancelling',
      rule: 'SPEC 2: cancelling where a session is required leads back to the last network that has one. It is looked for, for 3 s at most, as long as a disconnection takes.',
    },
  },
}

export const Returning: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'send', at: 'place:1', event: { type: 'sign.cancel' } },
      { do: 'resolve', at: 'place:1/readSessions', output: readings.one },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'returning',
      rule: 'SPEC 2: the wallet is asked to go back to the network that has a session. When it is there, the account has left here; where it refuses, it can be signed here, or cancelled, which then disconnects.',
    },
  },
}

export const Refusing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const Elsewhere: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.one },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const LongNames: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.other } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const Declined: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
      { do: 'reject', at: 'place:1/signMessage', code: 'wallet.rejected' },
    ],
    input: mustSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const LongNamesInvalid: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.other } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
      { do: 'resolve', at: 'place:1/signMessage', output: '0x5160' },
      { do: 'reject', at: 'place:1/addSession', code: 'sign.invalid' },
    ],
    input: longSignIn,
  },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const SIWXSignMessagePseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.preparing',
      rule: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    },
  },
}

export const SIWXSignMessageRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.preparing',
      rule: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    },
  },
}

export const SIWXSignMessageDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.preparing',
      rule: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    },
  },
}

export const SIWXSignMessagePhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
    ],
    input: mustSignIn,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'signIn',
      path: 'open.preparing',
      rule: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    },
  },
}

export const Asking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const AskingPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const AskingRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const AskingDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const AskingPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const Optional: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const OptionalPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const OptionalRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const OptionalDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}

export const OptionalPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'resolve', at: 'session/readSessions', output: readings.optional },
      {
        do: 'resolve',
        at: 'place:1/createMessage',
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
      path: 'open.asking',
      rule: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      extra: true,
    },
  },
}
