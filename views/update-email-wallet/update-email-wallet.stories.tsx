// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Update email wallet/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Typing: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    },
  },
}

export const Sending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.sending',
      rule: 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const PrimaryTyping: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
  },
}

export const PrimaryVerifying: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
      { do: 'send', at: 'route:1', event: { type: 'code.submit', code: '123456' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.verifying',
      rule: 'The service verifies the code, for 120 s at most; if it is right, the other code is sent.',
    },
  },
}

export const PrimarySending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
      { do: 'emit', at: 'route:1/watchWait', event: { type: 'wait.reread', seconds: 0 } },
      { do: 'send', at: 'route:1', event: { type: 'email.resend' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.sending',
      rule: 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const SecondaryTyping: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
  },
}

export const SecondaryVerifying: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
      { do: 'send', at: 'route:1', event: { type: 'code.submit', code: '123456' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.verifying',
      rule: 'The service verifies the code, for 120 s at most; if it is right, the new email is the user’s.',
    },
  },
}

export const SecondarySending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 0 } },
      { do: 'send', at: 'route:1', event: { type: 'email.resend' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.sending',
      rule: 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const Invalid: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'ada' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
      extra: true,
    },
  },
}

export const BackFromCode: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 30 } },
      { do: 'send', at: 'route:1', event: { type: 'nav.back' } },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
      extra: true,
    },
  },
}

export const WrongCode: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 30 } },
      { do: 'send', at: 'route:1', event: { type: 'code.submit', code: '123456' } },
      { do: 'reject', at: 'route:1/verifyPrimary', code: 'code.wrong' },
    ],
  },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
      extra: true,
    },
  },
}

export const UpdateEmailWalletPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailWalletRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailWalletDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    },
  },
}

export const UpdateEmailWalletPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.typing',
      rule: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailPrimaryOtpPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailPrimaryOtpRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailPrimaryOtpDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
  },
}

export const UpdateEmailPrimaryOtpPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.primary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailSecondaryOtpPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailSecondaryOtpRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}

export const UpdateEmailSecondaryOtpDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
  },
}

export const UpdateEmailSecondaryOtpPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
      { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
      { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'updateEmailWallet',
      path: 'shown.step.secondary.typing',
      rule: 'Six digits; the last one submits them [embedded-code].',
    },
    a11y: { test: 'off' },
  },
}
