// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Approve transaction/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Shown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    ],
  },
  parameters: {
    state: {
      chart: 'approveTransaction',
      path: 'shown',
      rule: 'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    },
  },
}

export const ApproveTransactionPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'approveTransaction',
      path: 'shown',
      rule: 'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const ApproveTransactionRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'approveTransaction',
      path: 'shown',
      rule: 'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const ApproveTransactionDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'approveTransaction',
      path: 'shown',
      rule: 'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    },
  },
}

export const ApproveTransactionPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedPlain },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'approveTransaction',
      path: 'shown',
      rule: 'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}
