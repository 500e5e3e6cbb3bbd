// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, withTerms } from '../../tests/model/world.ts'

export default { title: 'Accept terms/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Unticked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTerms,
  },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'unticked',
      rule: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    },
  },
}

export const Ticked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'route:1', event: { type: 'terms.tick' } },
    ],
    input: withTerms,
  },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'ticked',
      rule: 'The box is ticked, and the user can untick it. The kit leads to where the user wanted to go.',
    },
  },
}

export const AcceptTermsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTerms,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'unticked',
      rule: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    },
    a11y: { test: 'off' },
  },
}

export const AcceptTermsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTerms,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'unticked',
      rule: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    },
    a11y: { test: 'off' },
  },
}

export const AcceptTermsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTerms,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'unticked',
      rule: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    },
  },
}

export const AcceptTermsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTerms,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'acceptTerms',
      path: 'unticked',
      rule: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    },
    a11y: { test: 'off' },
  },
}
