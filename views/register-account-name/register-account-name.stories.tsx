// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Register account name/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Introduced: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.introduced', rule: 'Explains what a name is good for.' },
  },
}

export const FormEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'registerAccountName', path: 'named.form.empty', rule: 'The field is empty.' } },
}

export const FormInvalid: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: '🦊' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.invalid',
      rule: 'None of what was typed can be part of a name [names-valid].',
    },
  },
}

export const FormShort: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'ada' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.short',
      rule: 'The name has fewer than 4 characters [names-valid].',
    },
  },
}

export const FormLong: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'name.type', text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.long',
      rule: 'The name has more than 63 characters [names-valid].',
    },
  },
}

export const FormResting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.resting',
      rule: 'The service is asked when the user has not typed for 0.5 s [names-suggest].',
    },
  },
}

export const FormChecking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.checking',
      rule: 'The service is asked, for 30 s at most [flow-timeout].',
    },
  },
}

export const FormFree: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.free',
      rule: 'The name is available. If the last attempt failed, the view says why [names-registered].',
    },
  },
}

export const FormTaken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: false,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.taken',
      rule: 'Another account has the name, and alternatives are offered.',
    },
  },
}

export const FormRefused: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: {
          type: 'transaction.refused',
          id: 'name:route:2:1',
          failure: { code: 'name.refused', params: { reason: 'Taken' } },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.refused',
      rule: 'The service does not accept the name: the user types another, or checks this one again [names-registered].',
    },
  },
}

export const FormUnchecked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      { do: 'reject', at: 'route:2/checkName', code: 'name.suggestions' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.form.unchecked',
      rule: 'The service could not say whether the name is available; it can be asked again.',
    },
  },
}

export const Signing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.signing',
      rule: 'The wallet asks the user to sign the registration, for 5 min at most [names-message] [flow-prompt-timeout].',
    },
  },
}

export const RegisteringShown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'registerAccountName', path: 'named.registering.shown', rule: 'The form waits.' } },
}

export const RegisteringLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      { do: 'send', at: 'route:2', event: { type: 'nav.back' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'registerAccountName',
      path: 'named.registering.left',
      rule: 'The user has gone back to the explanation, and will see the outcome there.',
    },
  },
}

export const Registered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.registered', rule: 'The account has the name [names-known].' },
  },
}

export const ChooseAccountNamePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.introduced', rule: 'Explains what a name is good for.' },
    a11y: { test: 'off' },
  },
}

export const ChooseAccountNameRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.introduced', rule: 'Explains what a name is good for.' },
    a11y: { test: 'off' },
  },
}

export const ChooseAccountNameDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.introduced', rule: 'Explains what a name is good for.' },
  },
}

export const ChooseAccountNamePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.introduced', rule: 'Explains what a name is good for.' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNamePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.form.empty', rule: 'The field is empty.' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNameRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.form.empty', rule: 'The field is empty.' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNameDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'registerAccountName', path: 'named.form.empty', rule: 'The field is empty.' } },
}

export const RegisterAccountNamePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.form.empty', rule: 'The field is empty.' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNameSuccessPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.registered', rule: 'The account has the name [names-known].' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNameSuccessRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.registered', rule: 'The account has the name [names-known].' },
    a11y: { test: 'off' },
  },
}

export const RegisterAccountNameSuccessDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.registered', rule: 'The account has the name [names-known].' },
  },
}

export const RegisterAccountNameSuccessPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
      { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
      { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
      {
        do: 'resolve',
        at: 'route:2/checkName',
        output: {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'name.register' } },
      { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
      {
        do: 'send',
        at: 'route:2',
        event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'registerAccountName', path: 'named.registered', rule: 'The account has the name [names-known].' },
    a11y: { test: 'off' },
  },
}
