// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Buy/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const DraftLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.loading',
      rule: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    },
  },
}

export const DraftUnsupported: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: [],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.unsupported',
      rule: 'No provider sells for this network; one may for another network [onramp-providers].',
    },
  },
}

export const DraftUnavailableUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      { do: 'reject', at: 'route:1/startOnramp', code: 'unknown' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'draft.unavailable', rule: 'The providers did not load.' } },
}

export const DraftUnavailableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.buy.draft.loading' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'draft.unavailable', rule: 'The providers did not load.' } },
}

export const DraftFormStepAmountMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'draft.form.step.amountMissing', rule: 'There is no amount [onramp-steps].' },
  },
}

export const DraftFormStepAmountMalformed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: 'x', decimal: null } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.step.amountMalformed',
      rule: 'The amount is not a sum of money [onramp-limits].',
    },
  },
}

export const DraftFormStepAmountLow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '5', decimal: '5' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.step.amountLow',
      rule: 'The amount is below the minimum of every payment method [onramp-limits].',
    },
  },
}

export const DraftFormStepAmountHigh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99999', decimal: '99999' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.step.amountHigh',
      rule: 'The amount is above the maximum of every payment method [onramp-limits].',
    },
  },
}

export const DraftFormStepReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'draft.form.step.ready', rule: 'A provider can be chosen [onramp-steps].' },
  },
}

export const DraftFormQuotesIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'draft.form.quotes.idle', rule: 'There is nothing to quote.' } },
}

export const DraftFormQuotesWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'draft.form.quotes.waiting', rule: 'The user may still be typing [onramp-quote].' },
  },
}

export const DraftFormQuotesAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.quotes.asking',
      rule: 'A quote is requested, for 30 s at most; if the order changes meanwhile, the answer is ignored [onramp-quote].',
    },
  },
}

export const DraftFormQuotesQuoted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'draft.form.quotes.quoted', rule: 'A provider has quoted the order.' } },
}

export const DraftFormQuotesEstimated: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      { do: 'reject', at: 'route:1/quoteOnramp', code: 'api.unavailable' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.quotes.estimated',
      rule: 'No provider quotes: an estimate is shown, labelled as one [onramp-estimate].',
    },
  },
}

export const DraftFormLinksIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'draft.form.links.idle', rule: 'There is nothing to pay.' } },
}

export const DraftFormLinksWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.links.waiting',
      rule: 'How much is bought is not known yet, and the providers’ pages need to know [onramp-link].',
    },
  },
}

export const DraftFormLinksAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.links.asking',
      rule: 'The providers’ pages are requested, for 30 s at most [onramp-link].',
    },
  },
}

export const DraftFormLinksKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.links.known',
      rule: 'A provider can be chosen if its page is known [onramp-link].',
    },
  },
}

export const DraftFormLinksUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      { do: 'resolve', at: 'route:1/linkOnramps', output: { links: {}, known: [] } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form.links.unknown',
      rule: 'No provider has a page: they can be requested again [onramp-link].',
    },
  },
}

export const DraftChoosingCurrency: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'draft.choosingCurrency', rule: 'The currencies to pay with [onramp-options].' },
  },
}

export const DraftChoosingToken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingToken',
      rule: 'The tokens that can be bought on the network [onramp-options].',
    },
  },
}

export const DraftLearning: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'draft.learning', rule: 'Explains buying crypto to newcomers [nav-learn].' },
  },
}

export const PayingOpening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'paying.opening', rule: 'The click opens the window [onramp-window].' } },
}

export const PayingWatchedWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'paying.watched.waiting', rule: 'The provider’s window is open.' } },
}

export const PayingWatchedClosed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      { do: 'emit', at: 'route:1/watchPage', event: { type: 'page.closed' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'paying.watched.closed',
      rule: 'The window is closed, or its page has cut the link to this one, which looks the same: a payment still arrives [onramp-window].',
    },
  },
}

export const PayingLate: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.patience.buy.paying.watched' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'paying.late',
      rule: 'Nothing has arrived within 180 s. The purchase is still followed, and the user is told when it arrives [onramp-watch].',
    },
  },
}

export const PayingFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-3',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'failed',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'paying.failed', rule: 'The provider has cancelled the purchase.' } },
}

export const PayingBlocked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'reject', at: 'route:1/openPage', code: 'onramp.blocked' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'paying.blocked',
      rule: 'The browser blocks the window until the user allows it [onramp-window].',
    },
  },
}

export const PurchasesLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'purchases.loading',
      rule: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    },
  },
}

export const PurchasesListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.' } },
}

export const PurchasesEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
      { do: 'resolve', at: 'route:1/loadPurchases', output: { purchases: [], at: 1795219200000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'purchases.empty', rule: 'Nothing has been bought yet; the user can start now.' },
  },
}

export const PurchasesUnavailableApiUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
      { do: 'reject', at: 'route:1/loadPurchases', code: 'api.unavailable' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'purchases.unavailable', rule: 'The purchases did not load.' } },
}

export const PurchasesUnavailableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.buy.purchases.loading' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'purchases.unavailable', rule: 'The purchases did not load.' } },
}

export const Currencies: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingCurrency',
      rule: 'The currencies to pay with [onramp-options].',
      extra: true,
    },
  },
}

export const CalledOff: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-3',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'failed',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'buy', path: 'paying.failed', rule: 'The provider has cancelled the purchase.', extra: true },
  },
}

export const OnRampProvidersPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.loading',
      rule: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampProvidersRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.loading',
      rule: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampProvidersDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.loading',
      rule: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    },
  },
}

export const OnRampProvidersPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.loading',
      rule: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const WhatIsABuyPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'buy', path: 'draft.learning', rule: 'Explains buying crypto to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const WhatIsABuyRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'buy', path: 'draft.learning', rule: 'Explains buying crypto to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const WhatIsABuyDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'buy', path: 'draft.learning', rule: 'Explains buying crypto to newcomers [nav-learn].' },
  },
}

export const WhatIsABuyPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'buy', path: 'draft.learning', rule: 'Explains buying crypto to newcomers [nav-learn].' },
    a11y: { test: 'off' },
  },
}

export const OnRampFiatSelectPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'buy', path: 'draft.choosingCurrency', rule: 'The currencies to pay with [onramp-options].' },
    a11y: { test: 'off' },
  },
}

export const OnRampFiatSelectRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'buy', path: 'draft.choosingCurrency', rule: 'The currencies to pay with [onramp-options].' },
    a11y: { test: 'off' },
  },
}

export const OnRampFiatSelectDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'buy', path: 'draft.choosingCurrency', rule: 'The currencies to pay with [onramp-options].' },
  },
}

export const OnRampFiatSelectPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'buy', path: 'draft.choosingCurrency', rule: 'The currencies to pay with [onramp-options].' },
    a11y: { test: 'off' },
  },
}

export const OnRampTokenSelectPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingToken',
      rule: 'The tokens that can be bought on the network [onramp-options].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampTokenSelectRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingToken',
      rule: 'The tokens that can be bought on the network [onramp-options].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampTokenSelectDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingToken',
      rule: 'The tokens that can be bought on the network [onramp-options].',
    },
  },
}

export const OnRampTokenSelectPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.choosingToken',
      rule: 'The tokens that can be bought on the network [onramp-options].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampActivityPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'purchases.loading',
      rule: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampActivityRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'purchases.loading',
      rule: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const OnRampActivityDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'purchases.loading',
      rule: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    },
  },
}

export const OnRampActivityPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'buy',
      path: 'purchases.loading',
      rule: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const BuyInProgressPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'buy', path: 'paying.opening', rule: 'The click opens the window [onramp-window].' },
    a11y: { test: 'off' },
  },
}

export const BuyInProgressRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'buy', path: 'paying.opening', rule: 'The click opens the window [onramp-window].' },
    a11y: { test: 'off' },
  },
}

export const BuyInProgressDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'buy', path: 'paying.opening', rule: 'The click opens the window [onramp-window].' } },
}

export const BuyInProgressPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'buy', path: 'paying.opening', rule: 'The click opens the window [onramp-window].' },
    a11y: { test: 'off' },
  },
}

export const Quoted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form',
      rule: 'The amount, what it buys, and who sells it [onramp-steps].',
      extra: true,
    },
  },
}

export const QuotedPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form',
      rule: 'The amount, what it buys, and who sells it [onramp-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form',
      rule: 'The amount, what it buys, and who sells it [onramp-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form',
      rule: 'The amount, what it buys, and who sells it [onramp-steps].',
      extra: true,
    },
  },
}

export const QuotedPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'buy',
      path: 'draft.form',
      rule: 'The amount, what it buys, and who sells it [onramp-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Bought: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.', extra: true } },
}

export const BoughtPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const BoughtRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const BoughtDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.', extra: true } },
}

export const BoughtPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'OnRampProviders' } },
      {
        do: 'resolve',
        at: 'route:1/startOnramp',
        output: {
          providers: ['meld', 'coinbase'],
          options: {
            purchaseCurrencies: [
              {
                id: '2b92315d-eab7-5bef-84fa-089a131333f5',
                name: 'USD Coin',
                symbol: 'USDC',
                networks: [
                  {
                    name: 'ethereum-mainnet',
                    display_name: 'Ethereum',
                    chain_id: '1',
                    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
                  },
                  {
                    name: 'polygon-mainnet',
                    display_name: 'Polygon',
                    chain_id: '137',
                    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
                  },
                ],
              },
              {
                id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
                name: 'Ether',
                symbol: 'ETH',
                networks: [
                  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
                  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
                ],
              },
            ],
            paymentCurrencies: [
              {
                id: 'USD',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
              {
                id: 'EUR',
                payment_method_limits: [
                  { id: 'card', min: '10.00', max: '7500.00' },
                  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
                ],
              },
            ],
          },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
      {
        do: 'resolve',
        at: 'route:1/quoteOnramp',
        output: {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      },
      {
        do: 'resolve',
        at: 'route:1/linkOnramps',
        output: {
          links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
          known: ['bought-0'],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
      { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
      {
        do: 'resolve',
        at: 'purchase:1000/findPurchase',
        output: {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadPurchases',
        output: {
          purchases: [
            {
              id: 'bought-1',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'confirmed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-2',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'pending',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'bought-3',
              caipNetworkId: 'eip155:31337',
              hash: '0xabababababababababababababababababababababababababababababababab',
              operation: 'receive',
              minedAt: 1795132800000,
              status: 'failed',
              transfers: [
                { direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795219200000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'buy', path: 'purchases.listed', rule: 'The purchases are listed.', extra: true },
    a11y: { test: 'off' },
  },
}
