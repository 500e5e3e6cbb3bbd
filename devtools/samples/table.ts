// Written by `npm run samples` from the walks through the charts and what they are fed with.
import type { Samples } from './terms.ts'

export const samples: Samples = {
  input: {
    environment: { mobile: false },
    networks: [
      {
        id: 31337,
        name: 'Sandbox One',
        caipNetworkId: 'eip155:31337',
        chainNamespace: 'eip155',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [],
        explorerUrl: 'https://explorer.example',
        testnet: true,
      },
      {
        id: 31338,
        name: 'Sandbox Two',
        caipNetworkId: 'eip155:31338',
        chainNamespace: 'eip155',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [],
        explorerUrl: 'https://explorer.example',
        testnet: true,
      },
    ],
    selected: 'eip155:31337',
    requireSupportedNetwork: true,
    suggestions: [
      { id: 'metamask', name: 'MetaMask', homepage: 'https://metamask.io/download' },
      { id: 'rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io' },
      { id: 'rainbow', name: 'Rainbow', homepage: 'https://rainbow.me/download' },
      { id: 'trust', name: 'Trust Wallet', homepage: 'https://trustwallet.com/download' },
    ],
    debug: true,
    namespaces: ['eip155'],
    reconnectOnMount: true,
    features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true },
    remembered: { caipNetworkId: null, recents: [], accountTypes: {} },
  },
  charts: {
    account: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [0, 1],
      events: [
        { type: 'address.copy' },
        { type: 'balance.retry' },
        { type: 'account.disconnect' },
        { type: 'portfolio.open' },
        { type: 'networks.open' },
        { type: 'wallets.open' },
        { type: 'send.open' },
        { type: 'name.open' },
        { type: 'swaps.open' },
        { type: 'receive.open' },
        { type: 'activity.open' },
        { type: 'networks.changed', networks: [] },
        { type: 'features.changed', features: { activity: false } },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
        { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' },
      ],
    },
    activity: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [5, 14],
      events: [{ type: 'activity.more' }, { type: 'activity.retry' }, { type: 'networks.changed', networks: [] }],
    },
    alerts: {
      at: 'notices/alerts',
      path: [22, 23],
      events: [
        { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
        { type: 'alert.raise', severity: 'warning', failure: { code: 'network.unsupported' } },
        { type: 'alert.dismiss' },
      ],
    },
    approveTransaction: { at: 'route:1', path: [0, 25], events: [{ type: 'nav.back' }] },
    balance: {
      at: 'balance:eip155',
      path: [5, 26],
      events: [
        { type: 'balance.want', namespace: 'eip155' },
        { type: 'balance.fetch', namespace: 'eip155' },
      ],
    },
    config: {
      at: 'config',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [1, 29],
      events: [{ type: 'service.refresh' }],
    },
    connect: {
      at: 'route:1',
      path: [34, 1],
      events: [
        { type: 'connector.choose', name: 'Meadow', options: [{ namespace: 'eip155', connectorId: 'example.meadow' }] },
        {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          options: [{ namespace: 'eip155', connectorId: 'example.long' }],
        },
        {
          type: 'wallet.choose',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
          platform: 'mobile',
        },
        { type: 'wallet.choose', platform: 'qrcode' },
        { type: 'wallets.all' },
        { type: 'email.submit', email: 'ada@example.org' },
        { type: 'social.choose', provider: 'google' },
        { type: 'social.choose' },
        { type: 'connector.retry' },
        { type: 'wallet.removed', namespace: 'eip155' },
        { type: 'help.open' },
        { type: 'wallet.get' },
        { type: 'wallet.another' },
        { type: 'nav.back' },
      ],
    },
    directory: {
      at: 'directory',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [1, 29],
      events: [{ type: 'images.want', ids: ['other'] }, { type: 'service.refresh' }],
    },
    downloads: {
      at: 'route:2',
      path: [34, 1, 53],
      events: [
        { type: 'store.choose', store: 'appStore' },
        { type: 'store.choose', store: 'playStore' },
      ],
    },
    emailLogin: {
      at: 'route:2',
      path: [57, 1, 58],
      events: [
        { type: 'email.submit', email: 'ada@example.org' },
        { type: 'email.submit', email: 'not one' },
        { type: 'email.resend' },
        { type: 'code.submit', code: '123456' },
        { type: 'code.submit', code: '12' },
        { type: 'nav.back' },
        { type: 'wallet.removed', namespace: 'eip155' },
      ],
    },
    headless: {
      at: 'headless',
      path: [34, 69],
      events: [
        { type: 'list.request', call: 1, page: 1, query: '' },
        { type: 'list.request', call: 2, page: 2, query: '' },
        { type: 'list.request', call: 3, page: 1, query: 'har' },
        { type: 'code.request', call: 4 },
        { type: 'code.reset' },
        {
          type: 'connection.request',
          call: 5,
          wallet: {
            id: 'eip155:example.meadow',
            name: 'Meadow',
            isInjected: true,
            options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
          },
        },
        {
          type: 'connection.request',
          call: 6,
          wallet: {
            id: 'eip155:example.long',
            name: 'The Wallet of the Society for the Very Long Names of Wallets',
            isInjected: true,
            options: [{ namespace: 'eip155', connectorId: 'example.long' }],
          },
        },
        {
          type: 'connection.request',
          call: 7,
          wallet: {
            id: 'harbour',
            name: 'Harbour',
            isInjected: false,
            options: [],
            listed: { id: 'harbour', name: 'Harbour', mobileLink: 'harbour://', certified: true },
          },
        },
        { type: 'connection.reset' },
        { type: 'wallet.removed', namespace: 'eip155' },
      ],
    },
    kit: {
      at: '',
      path: [],
      events: [
        { type: 'modal.open' },
        { type: 'modal.open', view: 'Connect' },
        { type: 'modal.open', view: 'Account' },
        { type: 'modal.open', view: 'ProfileWallets' },
        { type: 'modal.open', view: 'WalletReceive' },
        { type: 'modal.open', view: 'WalletSend' },
        { type: 'modal.open', view: 'Swap' },
        { type: 'modal.open', view: 'Transactions' },
        { type: 'modal.open', view: 'Portfolio' },
        { type: 'modal.open', view: 'AllWallets' },
        { type: 'modal.open', view: 'ConnectingWalletConnect' },
        { type: 'modal.open', view: 'Downloads' },
        { type: 'modal.open', view: 'GetWallet' },
        { type: 'modal.open', view: 'WhatIsAWallet' },
        { type: 'modal.open', view: 'Networks' },
        { type: 'modal.open', view: 'WhatIsANetwork' },
        { type: 'modal.open', view: 'SwitchNetwork' },
        { type: 'modal.open', view: 'SwitchActiveChain' },
        { type: 'modal.open', view: 'SIWXSignMessage' },
        { type: 'modal.open', view: 'UnsupportedChain' },
        { type: 'modal.open', view: 'EmailLogin' },
        { type: 'modal.open', view: 'ConnectSocials' },
        { type: 'modal.open', view: 'ApproveTransaction' },
        { type: 'modal.open', view: 'RegisterAccountName' },
        { type: 'modal.close', reason: 'escape' },
        { type: 'modal.close', reason: 'backdrop' },
        { type: 'modal.close', reason: 'button' },
        { type: 'modal.close', reason: 'api' },
        { type: 'nav.push', route: 'Connect' },
        { type: 'nav.reset', route: 'Connect' },
        { type: 'nav.replace', route: 'Connect' },
        { type: 'nav.push', route: 'Account' },
        { type: 'nav.reset', route: 'Account' },
        { type: 'nav.replace', route: 'Account' },
        { type: 'nav.push', route: 'ProfileWallets' },
        { type: 'nav.reset', route: 'ProfileWallets' },
        { type: 'nav.replace', route: 'ProfileWallets' },
        { type: 'nav.push', route: 'WalletReceive' },
        { type: 'nav.reset', route: 'WalletReceive' },
        { type: 'nav.replace', route: 'WalletReceive' },
        { type: 'nav.push', route: 'WalletSend' },
        { type: 'nav.reset', route: 'WalletSend' },
        { type: 'nav.replace', route: 'WalletSend' },
        { type: 'nav.push', route: 'Swap' },
        { type: 'nav.reset', route: 'Swap' },
        { type: 'nav.replace', route: 'Swap' },
        { type: 'nav.push', route: 'Transactions' },
        { type: 'nav.reset', route: 'Transactions' },
        { type: 'nav.replace', route: 'Transactions' },
        { type: 'nav.push', route: 'Portfolio' },
        { type: 'nav.reset', route: 'Portfolio' },
        { type: 'nav.replace', route: 'Portfolio' },
        { type: 'nav.push', route: 'AllWallets' },
        { type: 'nav.reset', route: 'AllWallets' },
        { type: 'nav.replace', route: 'AllWallets' },
        { type: 'nav.push', route: 'ConnectingWalletConnect' },
        { type: 'nav.reset', route: 'ConnectingWalletConnect' },
        { type: 'nav.replace', route: 'ConnectingWalletConnect' },
        { type: 'nav.push', route: 'Downloads' },
        { type: 'nav.reset', route: 'Downloads' },
        { type: 'nav.replace', route: 'Downloads' },
        { type: 'nav.push', route: 'GetWallet' },
        { type: 'nav.reset', route: 'GetWallet' },
        { type: 'nav.replace', route: 'GetWallet' },
        { type: 'nav.push', route: 'WhatIsAWallet' },
        { type: 'nav.reset', route: 'WhatIsAWallet' },
        { type: 'nav.replace', route: 'WhatIsAWallet' },
        { type: 'nav.push', route: 'Networks' },
        { type: 'nav.reset', route: 'Networks' },
        { type: 'nav.replace', route: 'Networks' },
        { type: 'nav.push', route: 'WhatIsANetwork' },
        { type: 'nav.reset', route: 'WhatIsANetwork' },
        { type: 'nav.replace', route: 'WhatIsANetwork' },
        { type: 'nav.push', route: 'SwitchNetwork' },
        { type: 'nav.reset', route: 'SwitchNetwork' },
        { type: 'nav.replace', route: 'SwitchNetwork' },
        { type: 'nav.push', route: 'SwitchActiveChain' },
        { type: 'nav.reset', route: 'SwitchActiveChain' },
        { type: 'nav.replace', route: 'SwitchActiveChain' },
        { type: 'nav.push', route: 'SIWXSignMessage' },
        { type: 'nav.reset', route: 'SIWXSignMessage' },
        { type: 'nav.replace', route: 'SIWXSignMessage' },
        { type: 'nav.push', route: 'UnsupportedChain' },
        { type: 'nav.reset', route: 'UnsupportedChain' },
        { type: 'nav.replace', route: 'UnsupportedChain' },
        { type: 'nav.push', route: 'EmailLogin' },
        { type: 'nav.reset', route: 'EmailLogin' },
        { type: 'nav.replace', route: 'EmailLogin' },
        { type: 'nav.push', route: 'ConnectSocials' },
        { type: 'nav.reset', route: 'ConnectSocials' },
        { type: 'nav.replace', route: 'ConnectSocials' },
        { type: 'nav.push', route: 'ApproveTransaction' },
        { type: 'nav.reset', route: 'ApproveTransaction' },
        { type: 'nav.replace', route: 'ApproveTransaction' },
        { type: 'nav.push', route: 'RegisterAccountName' },
        { type: 'nav.reset', route: 'RegisterAccountName' },
        { type: 'nav.replace', route: 'RegisterAccountName' },
        { type: 'modal.exited' },
        { type: 'nav.back' },
        { type: 'nav.pop' },
        { type: 'nav.backTo', index: -1 },
        { type: 'nav.backTo', index: 0 },
        { type: 'nav.backTo', index: 1 },
        { type: 'nav.backTo', index: 2.5 },
        { type: 'nav.backTo', index: 99 },
        { type: 'wallet.get' },
        { type: 'flow.retry' },
        { type: 'network.choose', caipNetworkId: 'eip155:31337' },
        { type: 'network.ask', caipNetworkId: 'eip155:31337' },
        { type: 'network.switch', caipNetworkId: 'eip155:31337' },
        { type: 'network.choose', caipNetworkId: 'eip155:31338' },
        { type: 'network.ask', caipNetworkId: 'eip155:31338' },
        { type: 'network.switch', caipNetworkId: 'eip155:31338' },
        { type: 'network.choose', caipNetworkId: 'eip155:1' },
        { type: 'network.ask', caipNetworkId: 'eip155:1' },
        { type: 'network.switch', caipNetworkId: 'eip155:1' },
        { type: 'network.choose', caipNetworkId: 'solana:sandbox' },
        { type: 'network.ask', caipNetworkId: 'solana:sandbox' },
        { type: 'network.switch', caipNetworkId: 'solana:sandbox' },
        { type: 'help.open' },
        { type: 'modal.open', namespace: 'eip155' },
        { type: 'modal.open', namespace: 'solana' },
        { type: 'nav.push', route: 'Connect', namespace: 'solana' },
        { type: 'account.setType', namespace: 'eip155', accountType: 'eoa' },
        { type: 'connection.switch', namespace: 'eip155', connectorId: 'example.long' },
        {
          type: 'networks.changed',
          networks: [
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
          ],
        },
        { type: 'adapter.added', namespace: 'solana' },
        { type: 'adapter.removed', namespace: 'solana' },
        { type: 'adapter.removed', namespace: 'eip155' },
        { type: 'account.disconnect', namespace: 'eip155', connectorId: 'example.meadow' },
        {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
        },
        {
          type: 'nav.push',
          route: 'Downloads',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
        },
        { type: 'balance.fetch', namespace: 'eip155' },
        { type: 'balance.fetch', namespace: 'solana' },
        { type: 'headless.start' },
        { type: 'code.want' },
        { type: 'code.waive' },
        { type: 'features.changed', features: { multiWallet: false } },
        { type: 'account.disconnect' },
        { type: 'account.disconnect', namespace: 'eip155' },
        { type: 'gate.open' },
      ],
    },
    notices: {
      at: 'notices',
      path: [22, 23],
      events: [
        { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
        { type: 'snackbar.dismiss' },
        { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
        { type: 'toast.dismiss', id: 'one' },
        { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
        { type: 'report.copy' },
      ],
    },
    pairing: {
      at: 'pairing',
      path: [119],
      events: [
        { type: 'pairing.hold', by: 'kit' },
        { type: 'pairing.hold', by: 'route:9' },
        { type: 'pairing.release', by: 'kit' },
        { type: 'pairing.release', by: 'route:9' },
        { type: 'pairing.retry' },
      ],
    },
    portfolio: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [5, 96, 123],
      events: [
        { type: 'tab.choose', tab: 'tokens' },
        { type: 'tab.choose', tab: 'nfts' },
        { type: 'tab.choose', tab: 'activity' },
        { type: 'tokens.retry' },
        { type: 'receive.open' },
      ],
    },
    profileWallets: {
      at: 'route:1',
      path: [132, 93],
      events: [
        { type: 'connection.switch', connectorId: 'example.meadow' },
        {
          type: 'connection.switch',
          connectorId: 'example.meadow',
          address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
        { type: 'connection.switch', connectorId: 'example.gone' },
        { type: 'connection.disconnect', connectorId: 'example.meadow' },
        { type: 'connection.disconnect', connectorId: 'example.long' },
        { type: 'connection.disconnect', connectorId: 'example.gone' },
        { type: 'connections.disconnectAll' },
        { type: 'tab.choose', namespace: 'eip155' },
        { type: 'tab.choose', namespace: 'solana' },
        { type: 'accounts.showAll' },
        { type: 'wallet.add' },
        { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      ],
    },
    receive: {
      at: 'route:1',
      path: [5, 94],
      events: [{ type: 'address.copy' }, { type: 'nav.back' }, { type: 'networks.open' }],
    },
    reconnect: {
      at: 'wallet:eip155/reconnect',
      input: { features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false } },
      path: [143],
      events: [],
    },
    registerAccountName: {
      at: 'route:2',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [0, 1, 144],
      events: [
        { type: 'name.begin' },
        { type: 'name.type', text: 'Lovelace' },
        { type: 'name.type', text: 'ada' },
        { type: 'name.type', text: '🦊' },
        { type: 'name.type', text: ' ' },
        { type: 'name.choose', name: 'my-lovelace.reown.id' },
        { type: 'name.choose', name: 'lovelace-1.reown.id' },
        { type: 'name.check' },
        { type: 'name.register' },
        { type: 'name.finish' },
        { type: 'nav.back' },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      ],
    },
    report: { at: 'notices/report', path: [156], events: [{ type: 'report.copy' }, { type: 'report.download' }] },
    send: {
      at: 'route:1',
      path: [5, 95],
      events: [
        { type: 'tokens.retry' },
        { type: 'search.type', text: 'doll' },
        {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '25000000',
            price: '1',
          },
        },
        { type: 'amount.type', text: '1', decimal: '1' },
        { type: 'amount.type', text: '99', decimal: '99' },
        { type: 'amount.type', text: 'x', decimal: null },
        { type: 'amount.toggle' },
        { type: 'amount.max' },
        { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
        { type: 'receiver.type', text: 'harbour.eth' },
        { type: 'receiver.paste' },
        { type: 'receiver.scan' },
        { type: 'scan.retry' },
        { type: 'send.review' },
        { type: 'review.retry' },
        { type: 'send.confirm' },
        { type: 'send.finish' },
        { type: 'nav.back' },
        { type: 'tokens.open' },
      ],
    },
    session: {
      at: 'session',
      input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
      path: [5],
      events: [
        {
          type: 'session.sync',
          signer: {
            namespace: 'eip155',
            caipNetworkId: 'eip155:31337',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
          },
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
          ],
          connected: ['eip155'],
          after: { type: 'wallet.activated' },
        },
        {
          type: 'session.sync',
          signer: null,
          networks: [],
          connected: ['eip155'],
          after: { type: 'networks.changed' },
        },
        {
          type: 'session.sync',
          signer: null,
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
          ],
          connected: [],
          after: {
            type: 'wallet.disconnected',
            namespace: 'eip155',
            connectorId: 'meadow',
            addresses: ['0x52908400098527886E0F7030069857D2E4169EE7'],
            remaining: 0,
          },
        },
        {
          type: 'session.sync',
          signer: {
            namespace: 'eip155',
            caipNetworkId: 'eip155:31337',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
          },
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
          ],
          connected: ['eip155'],
          after: {
            type: 'wallet.disconnected',
            namespace: 'eip155',
            connectorId: 'meadow',
            addresses: ['0x52908400098527886E0F7030069857D2E4169EE7'],
            remaining: 0,
          },
        },
        { type: 'session.reread' },
        { type: 'session.renew' },
        { type: 'session.waive' },
        { type: 'session.ask' },
        { type: 'session.remind' },
        {
          type: 'session.end',
          signers: [
            {
              namespace: 'eip155',
              caipNetworkId: 'eip155:31337',
              address: '0x52908400098527886E0F7030069857D2E4169EE7',
            },
          ],
        },
      ],
    },
    signIn: {
      at: 'route:1',
      input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
      path: [5, 116],
      events: [
        { type: 'sign.approve' },
        { type: 'sign.retry' },
        { type: 'networks.changed', networks: [] },
        { type: 'sign.cancel' },
        {
          type: 'wallet.connected',
          namespace: 'eip155',
          connectorId: 'example.meadow',
          name: 'Meadow',
          silent: false,
          caipNetworkId: 'eip155:31337',
        },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'example.meadow', name: 'Meadow' },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31337' },
        {
          type: 'wallet.disconnected',
          namespace: 'eip155',
          connectorId: 'example.meadow',
          addresses: ['0x52908400098527886E0F7030069857D2E4169EE7'],
          remaining: 0,
        },
        { type: 'wallet.removed', namespace: 'eip155' },
      ],
    },
    snackbar: {
      at: 'notices/snackbar',
      path: [22, 23],
      events: [
        { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
        { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
        { type: 'snackbar.dismiss' },
      ],
    },
    socialLogin: {
      at: 'route:2',
      path: [57, 1, 221],
      events: [
        { type: 'social.choose', provider: 'google' },
        { type: 'social.choose', provider: 'farcaster' },
        { type: 'social.retry' },
        { type: 'nav.back' },
        { type: 'wallet.removed', namespace: 'eip155' },
      ],
    },
    swap: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [5, 110],
      events: [
        { type: 'tokens.retry' },
        { type: 'tokens.open', side: 'from' },
        { type: 'tokens.open', side: 'to' },
        { type: 'search.type', text: 'doll' },
        {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
        },
        {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
        { type: 'amount.type', text: '1', decimal: '1' },
        { type: 'amount.type', text: '99', decimal: '99' },
        { type: 'amount.type', text: 'x', decimal: null },
        { type: 'amount.type', text: '', decimal: null },
        { type: 'amount.max' },
        { type: 'sides.switch' },
        { type: 'slippage.edit' },
        { type: 'slippage.type', text: '7', decimal: '7' },
        { type: 'slippage.type', text: '99', decimal: '99' },
        { type: 'slippage.choose', hundredths: 50 },
        { type: 'slippage.done' },
        { type: 'quote.retry' },
        { type: 'swap.review' },
        { type: 'plan.retry' },
        { type: 'price.accept' },
        { type: 'swap.confirm' },
        { type: 'swap.finish' },
        { type: 'nav.back' },
        { type: 'networks.open' },
      ],
    },
    switchActiveChain: {
      at: 'route:2',
      input: {
        namespaces: ['eip155', 'solana'],
        networks: [
          {
            id: 31337,
            name: 'Sandbox One',
            caipNetworkId: 'eip155:31337',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            explorerUrl: 'https://explorer.example',
            testnet: true,
          },
          {
            id: 31338,
            name: 'Sandbox Two',
            caipNetworkId: 'eip155:31338',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            explorerUrl: 'https://explorer.example',
            testnet: true,
          },
          {
            id: 'sandbox',
            name: 'Sandbox Sun',
            caipNetworkId: 'solana:sandbox',
            chainNamespace: 'solana',
            nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
            rpcUrls: [],
          },
        ],
      },
      path: [5, 47, 88, 101],
      events: [{ type: 'network.connect' }],
    },
    switchNetwork: { at: 'route:2', path: [5, 88, 268], events: [{ type: 'wallet.removed', namespace: 'eip155' }] },
    toasts: {
      at: 'notices/toasts',
      path: [22, 23],
      events: [
        { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
        { type: 'toast.add', id: 'two', variant: 'loading', message: 'Sending 1 ETH' },
        { type: 'toast.dismiss', id: 'one' },
        { type: 'toast.dismiss', id: 'two' },
        { type: 'toasts.hold' },
        { type: 'toasts.release' },
      ],
    },
    transaction: { at: 'transfer:1', path: [5, 272], events: [] },
    walletConnect: {
      at: 'route:2',
      path: [34, 1, 275],
      events: [
        { type: 'platform.choose', platform: 'browser' },
        { type: 'platform.choose', platform: 'mobile' },
        { type: 'platform.choose', platform: 'desktop' },
        { type: 'platform.choose', platform: 'web' },
        { type: 'platform.choose', platform: 'qrcode' },
        { type: 'platform.choose', platform: 'unsupported' },
        { type: 'link.open' },
        { type: 'link.copy' },
        { type: 'connector.retry' },
        { type: 'wallet.get' },
        { type: 'wallet.another' },
        { type: 'wallet.removed', namespace: 'eip155' },
      ],
    },
    walletList: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: 0, allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [34, 84, 29],
      events: [
        { type: 'list.more' },
        { type: 'list.retry' },
        { type: 'search.type', text: 'har' },
        { type: 'search.type', text: ' har ' },
        { type: 'search.type', text: 'b' },
        { type: 'search.type', text: '' },
        { type: 'certified.set', certified: true },
        { type: 'certified.set', certified: false },
        {
          type: 'wallet.choose',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
          platform: 'qrcode',
        },
        {
          type: 'rows.show',
          wallets: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
          ],
        },
        { type: 'nav.back' },
      ],
    },
    wallet: {
      at: 'wallet:eip155',
      path: [],
      events: [
        { type: 'wallet.connect', connectorId: 'example.meadow' },
        { type: 'wallet.connect', connectorId: 'example.long' },
        { type: 'wallet.connect', connectorId: 'example.gone' },
        { type: 'wallet.abandon' },
        { type: 'wallet.activate', connectorId: 'example.meadow' },
        { type: 'wallet.activate', connectorId: 'example.long' },
        { type: 'wallet.activate', connectorId: 'example.gone' },
        { type: 'wallet.activate', connectorId: 'example.long', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
        { type: 'wallet.disconnect' },
        { type: 'wallet.disconnectAll' },
        { type: 'wallet.setMultiple', multiple: false },
        { type: 'wallet.disconnect', connectorId: 'example.meadow' },
        { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:31337' },
        { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:31338' },
        { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:5' },
        { type: 'wallet.abandonSwitch', caipNetworkId: 'eip155:31338' },
        { type: 'wallet.dispose' },
      ],
    },
  },
  paths: {
    account: {
      account: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.layout': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.identity': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.identity.asking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.balance': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.balance.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.network': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.copy': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.copy.idle': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.leave': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.leave.staying': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.layout.portfolio': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.network.explorable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1],
      },
      'account.shown.copy.copying': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 2],
      },
      'account.shown.leave.leaving': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 3],
      },
      'account.shown.identity.known': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 4],
      },
      'account.shown.layout.list': { path: [5, 1] },
      'account.shown.identity.nameless': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 6],
      },
      'account.shown.balance.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 7],
      },
      'account.shown.balance.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 8],
      },
      'account.shown.balance.failed.resting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 8],
      },
      'account.shown.network.unknown': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 1, 9, 10],
      },
      'account.shown.network.known': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 1, 9, 11],
      },
      'account.shown.copy.copied': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 1, 9, 2, 12],
      },
      'account.shown.balance.failed.retryable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 1, 9, 8, 13],
      },
    },
    activity: {
      activity: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14],
      },
      'activity.shown': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14],
      },
      'activity.shown.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14],
      },
      'activity.shown.loading.first': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14],
      },
      'activity.shown.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 15],
      },
      'activity.shown.loading.second': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 16],
      },
      'activity.shown.complete': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 17],
      },
      'activity.shown.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 17],
      },
      'activity.shown.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 18],
      },
      'activity.shown.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 19],
      },
      'activity.shown.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 19],
      },
      'activity.shown.loading.third': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 16, 16],
      },
      'activity.shown.paused': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 16, 16, 16],
      },
      'activity.shown.paused.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 16, 16, 16],
      },
      'activity.shown.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 20, 21, 19],
      },
      'activity.shown.paused.listed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 14, 20, 21, 15, 15, 15],
      },
    },
    alerts: {
      alerts: { path: [22, 23] },
      'alerts.silent': { path: [22, 23] },
      'alerts.showing': { path: [22, 23, 24] },
    },
    approveTransaction: { approveTransaction: { path: [0, 25] }, 'approveTransaction.shown': { path: [0, 25] } },
    balance: {
      balance: { path: [5, 26] },
      'balance.loading': { path: [5, 26] },
      'balance.idle': { path: [5, 26, 27] },
      'balance.ready': { path: [5, 26, 7] },
      'balance.ready.fresh': { path: [5, 26, 7] },
      'balance.failed': { path: [5, 26, 8] },
      'balance.failed.resting': { path: [5, 26, 8] },
      'balance.ready.stale': { path: [5, 26, 7, 28] },
      'balance.failed.retryable': { path: [5, 26, 8, 13] },
    },
    config: {
      config: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'config.project': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'config.analytics': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'config.project.fetching': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'config.analytics.fetching': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'config.project.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: true, local: {} },
          },
        },
        path: [1, 29],
      },
      'config.project.checkingOrigin': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 30],
      },
      'config.project.degraded': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 31],
      },
      'config.analytics.on': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 32],
      },
      'config.analytics.off': {
        input: {
          projectServices: { directory: { expected: 0, allWallets: 'SHOW' }, config: { basic: false, local: {} } },
        },
        path: [1, 29],
      },
      'config.analytics.unavailable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 33],
      },
      'config.project.misconfigured': {
        input: {
          projectServices: { directory: { expected: 0, allWallets: 'SHOW' }, config: { basic: false, local: {} } },
        },
        path: [1, 29],
      },
    },
    connect: {
      connect: { path: [1] },
      'connect.choosing': { path: [1] },
      'connect.choosing.installed': { path: [34, 1] },
      'connect.requesting': { path: [1, 35] },
      'connect.requesting.asking': { path: [1, 35] },
      'connect.choosing.none': { path: [1, 27] },
      'connect.succeeded': { path: [34, 1, 35, 5] },
      'connect.failed': { path: [34, 1, 35, 36] },
      'connect.failed.retryable': { path: [34, 1, 35, 36] },
      'connect.failed.declined': { path: [34, 1, 35, 37] },
      'connect.failed.pending': { path: [34, 1, 35, 38] },
      'connect.failed.timedOut': { path: [34, 1, 35, 39] },
      'connect.failed.notInstalled': { path: [34, 1, 35, 40] },
      'connect.failed.blocked': { path: [34, 1, 35, 41] },
      'connect.failed.final': { path: [34, 1, 35, 42] },
      'connect.failed.offline': { path: [34, 1, 35, 43] },
      'connect.requesting.slow': { path: [34, 1, 35, 44] },
      'connect.choosing.unreached': { path: [1, 45] },
      'connect.failed.known': { path: [34, 1, 35, 5, 46, 35] },
      'connect.choosing.looking': { path: [1] },
      'connect.choosingNamespace': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [34, 47, 1, 48],
      },
      'connect.choosing.all': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [49, 1],
      },
      'connect.choosing.leading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'HIDE' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [49, 1],
      },
    },
    directory: {
      directory: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'directory.prefetching': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29],
      },
      'directory.loadingImages': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 50],
      },
      'directory.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 51],
      },
      'directory.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 29, 52],
      },
    },
    downloads: {
      downloads: { path: [34, 1, 53] },
      'downloads.known': { path: [34, 1, 53] },
      'downloads.known.scanning': { path: [34, 1, 53] },
      'downloads.known.scanning.appStore': { path: [34, 1, 53] },
      'downloads.known.scanning.playStore': { path: [34, 1, 54] },
      'downloads.known.phone': { input: { environment: { mobile: true } }, path: [34, 1, 53] },
      'downloads.known.desktop': { path: [34, 1, 55] },
      'downloads.unknown': { path: [34, 1, 56] },
    },
    emailLogin: {
      emailLogin: { path: [57, 1, 58] },
      'emailLogin.login': { path: [57, 1, 58] },
      'emailLogin.login.step': { path: [57, 1, 58] },
      'emailLogin.login.resend': { path: [57, 1, 58] },
      'emailLogin.login.resend.ready': { path: [57, 1, 58] },
      'emailLogin.login.step.typing': { path: [57, 1, 58] },
      'emailLogin.login.step.sending': { path: [57, 1, 59] },
      'emailLogin.login.step.device': { path: [57, 1, 59, 60] },
      'emailLogin.login.step.device.waiting': { path: [57, 1, 59, 60] },
      'emailLogin.login.resend.cooling': { path: [57, 1, 59, 60] },
      'emailLogin.login.step.code': { path: [57, 1, 59, 61] },
      'emailLogin.login.step.code.typing': { path: [57, 1, 59, 61] },
      'emailLogin.login.step.connecting': { path: [57, 1, 59, 62] },
      'emailLogin.login.step.code.verifying': { path: [57, 1, 58, 63, 61, 64] },
      'emailLogin.login.step.device.sending': { path: [57, 1, 58, 63, 60, 65, 66] },
      'emailLogin.login.step.code.connecting': { path: [57, 1, 58, 63, 61, 64, 67] },
      'emailLogin.login.step.code.sending': { path: [57, 1, 58, 63, 60, 65, 68, 66] },
    },
    headless: {
      headless: { path: [34, 69] },
      'headless.leading': { path: [34, 69] },
      'headless.leading.asking': { path: [34, 69] },
      'headless.list': { path: [34, 69] },
      'headless.list.idle': { path: [34, 69] },
      'headless.code': { path: [34, 69] },
      'headless.code.none': { path: [34, 69] },
      'headless.connection': { path: [34, 69] },
      'headless.connection.idle': { path: [34, 69] },
      'headless.list.fetching': { path: [34, 69, 70] },
      'headless.list.fetching.paging': { path: [34, 69, 70] },
      'headless.list.fetching.searching': { path: [34, 69, 71] },
      'headless.code.loading': { path: [34, 69, 72] },
      'headless.connection.asking': { path: [34, 69, 73] },
      'headless.connection.pairing': { path: [34, 69, 74] },
      'headless.connection.pairing.coding': { path: [34, 69, 74] },
      'headless.leading.known': { path: [34, 69, 75] },
      'headless.leading.failed': { path: [34, 69, 76] },
      'headless.leading.again': { path: [34, 69, 76, 70] },
      'headless.code.held': { path: [34, 69, 77, 72, 78] },
      'headless.code.held.asking': { path: [34, 69, 77, 72, 78] },
      'headless.code.failed': { path: [34, 69, 77, 72, 79] },
      'headless.code.held.ready': { path: [34, 69, 77, 72, 78, 80] },
      'headless.code.held.refused': { path: [34, 69, 77, 72, 78, 81] },
      'headless.connection.pairing.approving': { path: [34, 69, 77, 74, 78, 80] },
      'headless.connection.adopting': { path: [34, 69, 77, 74, 78, 82] },
      'headless.connection.pairing.opening': {
        input: { environment: { mobile: true } },
        path: [34, 69, 77, 83, 78, 80],
      },
    },
    kit: {
      kit: { path: [] },
      'kit.boot': { path: [] },
      'kit.boot.reconnecting': { path: [] },
      'kit.connections': { path: [] },
      'kit.activeNamespace': { path: [] },
      'kit.pendingNetwork': { path: [] },
      'kit.pendingNetwork.idle': { path: [] },
      'kit.pendingConnection': { path: [] },
      'kit.pendingConnection.idle': { path: [] },
      'kit.networkSupport': { path: [] },
      'kit.networkSupport.supported': { path: [] },
      'kit.persistence': { path: [] },
      'kit.gate': { path: [] },
      'kit.gate.unguarded': { path: [] },
      'kit.deferral': { path: [] },
      'kit.deferral.none': { path: [] },
      'kit.broadcast': { path: [] },
      'kit.projectServices': { path: [] },
      'kit.projectServices.idle': { path: [] },
      'kit.notices': { path: [] },
      'kit.notices.none': { path: [] },
      'kit.modal': { path: [] },
      'kit.modal.closed': { path: [] },
      'kit.modal.open': { path: [1] },
      'kit.modal.open.Connect': { path: [1] },
      'kit.modal.open.AllWallets': { path: [84] },
      'kit.modal.open.AllWallets.loaded': { path: [84] },
      'kit.modal.open.ConnectingWalletConnect': { path: [85] },
      'kit.modal.open.ConnectingWalletConnect.loaded': { path: [85] },
      'kit.modal.open.GetWallet': { path: [86] },
      'kit.modal.open.WhatIsAWallet': { path: [87] },
      'kit.modal.open.Networks': { path: [88] },
      'kit.modal.open.WhatIsANetwork': { path: [89] },
      'kit.boot.ready': { path: [90] },
      'kit.networkSupport.unsupported': { path: [91] },
      'kit.modal.open.UnsupportedChain': { path: [91] },
      'kit.modal.open.Downloads': { path: [1, 53] },
      'kit.modal.open.Downloads.loaded': { path: [1, 53] },
      'kit.pendingConnection.activating': { path: [90, 92] },
      'kit.modal.open.Account': { path: [5, 1] },
      'kit.modal.open.Account.loaded': { path: [5, 1] },
      'kit.modal.open.ProfileWallets': { path: [5, 93] },
      'kit.modal.open.ProfileWallets.loaded': { path: [5, 93] },
      'kit.modal.open.WalletReceive': { path: [5, 94] },
      'kit.modal.open.WalletReceive.loaded': { path: [5, 94] },
      'kit.modal.open.WalletSend': { path: [5, 95] },
      'kit.modal.open.WalletSend.loaded': { path: [5, 95] },
      'kit.modal.open.Portfolio': { path: [5, 96] },
      'kit.modal.open.Portfolio.loaded': { path: [5, 96] },
      'kit.modal.open.ApproveTransaction': { path: [5, 25] },
      'kit.modal.open.ApproveTransaction.loaded': { path: [5, 25] },
      'kit.pendingNetwork.switching': { path: [5, 97] },
      'kit.modal.open.SwitchNetwork': { path: [91, 98] },
      'kit.modal.open.SwitchNetwork.loaded': { path: [91, 98] },
      'kit.notices.told': { lazy: true, path: [99, 100] },
      'kit.modal.open.SwitchActiveChain': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [91, 101],
      },
      'kit.modal.open.SwitchActiveChain.loaded': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [91, 101],
      },
      'kit.modal.open.AllWallets.loading': { lazy: true, path: [84] },
      'kit.modal.open.ConnectingWalletConnect.loading': { lazy: true, path: [85] },
      'kit.modal.open.EmailLogin': { lazy: true, path: [102] },
      'kit.modal.open.EmailLogin.loading': { lazy: true, path: [102] },
      'kit.modal.open.ConnectSocials': { lazy: true, path: [103] },
      'kit.modal.open.ConnectSocials.loading': { lazy: true, path: [103] },
      'kit.notices.loading': { lazy: true, path: [99] },
      'kit.modal.open.Account.loading': { lazy: true, path: [5, 1] },
      'kit.modal.open.ProfileWallets.loading': { lazy: true, path: [5, 93] },
      'kit.modal.open.WalletReceive.loading': { lazy: true, path: [5, 94] },
      'kit.modal.open.WalletSend.loading': { lazy: true, path: [5, 95] },
      'kit.modal.open.Portfolio.loading': { lazy: true, path: [5, 96] },
      'kit.modal.open.ApproveTransaction.loading': { lazy: true, path: [5, 25] },
      'kit.modal.open.RegisterAccountName': { lazy: true, path: [5, 104] },
      'kit.modal.open.RegisterAccountName.loading': { lazy: true, path: [5, 104] },
      'kit.modal.closing': { lazy: true, path: [5, 1, 105] },
      'kit.modal.open.SwitchNetwork.loading': { lazy: true, path: [5, 1, 106] },
      'kit.modal.open.Downloads.loading': { lazy: true, path: [5, 1, 53] },
      'kit.modal.open.Account.failed': { lazy: true, path: [5, 1, 107] },
      'kit.modal.open.ProfileWallets.failed': { lazy: true, path: [5, 93, 107] },
      'kit.modal.open.WalletReceive.failed': { lazy: true, path: [5, 94, 107] },
      'kit.modal.open.WalletSend.failed': { lazy: true, path: [5, 95, 107] },
      'kit.modal.open.Portfolio.failed': { lazy: true, path: [5, 96, 107] },
      'kit.modal.open.AllWallets.failed': { lazy: true, path: [5, 84, 107] },
      'kit.modal.open.ConnectingWalletConnect.failed': { lazy: true, path: [5, 85, 107] },
      'kit.modal.open.EmailLogin.failed': { lazy: true, path: [5, 102, 107] },
      'kit.modal.open.ConnectSocials.failed': { lazy: true, path: [5, 103, 107] },
      'kit.modal.open.ApproveTransaction.failed': { lazy: true, path: [5, 25, 107] },
      'kit.modal.open.RegisterAccountName.failed': { lazy: true, path: [5, 104, 107] },
      'kit.modal.open.SwitchNetwork.failed': { lazy: true, path: [5, 108, 106, 107] },
      'kit.modal.open.SwitchActiveChain.loading': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        lazy: true,
        path: [5, 88, 101],
      },
      'kit.modal.open.SwitchActiveChain.failed': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        lazy: true,
        path: [5, 88, 101, 107],
      },
      'kit.modal.open.Downloads.failed': { lazy: true, path: [34, 1, 53, 107] },
      'kit.modal.open.EmailLogin.loaded': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [34, 109, 5, 102],
      },
      'kit.modal.open.ConnectSocials.loaded': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [34, 109, 5, 103],
      },
      'kit.modal.open.RegisterAccountName.loaded': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [34, 109, 5, 104],
      },
      'kit.projectServices.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1],
      },
      'kit.modal.open.Transactions': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 14],
      },
      'kit.modal.open.Transactions.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 14],
      },
      'kit.modal.open.Swap': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 110],
      },
      'kit.modal.open.Swap.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 110],
      },
      'kit.projectServices.loaded': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [86, 29],
      },
      'kit.projectServices.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [86, 111],
      },
      'kit.modal.open.Transactions.loaded': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 14, 112],
      },
      'kit.modal.open.Transactions.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 14, 107],
      },
      'kit.modal.open.Swap.loaded': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 110, 112],
      },
      'kit.modal.open.Swap.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        lazy: true,
        path: [5, 110, 107],
      },
      'kit.gate.guarded': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113],
      },
      'kit.gate.guarded.pending': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113],
      },
      'kit.deferral.waiting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 108, 114],
      },
      'kit.gate.guarded.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113, 115],
      },
      'kit.gate.guarded.required': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113, 116],
      },
      'kit.modal.open.SIWXSignMessage': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113, 116],
      },
      'kit.modal.open.SIWXSignMessage.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113, 116],
      },
      'kit.gate.guarded.optional': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [34, 109, 5, 117],
      },
      'kit.gate.loading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5],
      },
      'kit.gate.loading.restored': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5],
      },
      'kit.gate.failed': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 118],
      },
      'kit.gate.loading.connected': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 97, 109, 114],
      },
      'kit.modal.open.SIWXSignMessage.refusing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [5, 113, 116, 1],
      },
    },
    notices: { notices: { path: [22, 23] } },
    pairing: {
      pairing: { path: [119] },
      'pairing.holders': { path: [119] },
      'pairing.code': { path: [119] },
      'pairing.holders.held': { path: [119] },
      'pairing.code.offered': { path: [119] },
      'pairing.code.offered.asking': { path: [119] },
      'pairing.holders.free': { path: [119, 120] },
      'pairing.code.offered.ready': { path: [119, 80] },
      'pairing.code.none': { path: [119, 82] },
      'pairing.code.failed': { path: [119, 81] },
      'pairing.code.offered.authenticating': { path: [119, 121] },
      'pairing.code.offered.renewing': { path: [119, 80, 122] },
    },
    portfolio: {
      portfolio: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown.tab': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown.tokens': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown.tokens.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown.tab.history': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 123],
      },
      'portfolio.shown.tab.history.activity': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 123],
      },
      'portfolio.shown.tab.tokens': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96],
      },
      'portfolio.shown.tab.history.nfts': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 124],
      },
      'portfolio.shown.tokens.known': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125],
      },
      'portfolio.shown.tokens.known.content': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125],
      },
      'portfolio.shown.tokens.known.poll': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125],
      },
      'portfolio.shown.tokens.known.poll.waiting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125],
      },
      'portfolio.shown.tokens.known.content.listed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125],
      },
      'portfolio.shown.tokens.known.content.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 126],
      },
      'portfolio.shown.tokens.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 127],
      },
      'portfolio.shown.tokens.failed.resting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 127],
      },
      'portfolio.shown.tokens.known.poll.unseen': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125, 128],
      },
      'portfolio.shown.tokens.failed.retryable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 127, 129],
      },
      'portfolio.shown.tokens.known.poll.asking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125, 128, 130],
      },
      'portfolio.shown.tokens.known.poll.resting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125, 128, 130, 127],
      },
      'portfolio.shown.tokens.known.poll.ended': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 96, 125, 128, 130, 131],
      },
    },
    profileWallets: {
      profileWallets: { path: [132, 93] },
      'profileWallets.shown': { path: [132, 93] },
      'profileWallets.shown.tab': { path: [132, 93] },
      'profileWallets.shown.activity': { path: [132, 93] },
      'profileWallets.shown.activity.active': { path: [132, 93] },
      'profileWallets.shown.accounts': { path: [132, 93] },
      'profileWallets.shown.act': { path: [132, 93] },
      'profileWallets.shown.act.resting': { path: [132, 93] },
      'profileWallets.shown.copy': { path: [132, 93] },
      'profileWallets.shown.copy.idle': { path: [132, 93] },
      'profileWallets.shown.tab.several': { path: [132, 93] },
      'profileWallets.shown.accounts.few': { path: [132, 93] },
      'profileWallets.shown.act.switching': { path: [132, 93, 133] },
      'profileWallets.shown.act.disconnecting': { path: [132, 93, 134] },
      'profileWallets.shown.act.disconnectingAll': { path: [132, 93, 135] },
      'profileWallets.shown.copy.copying': { path: [132, 93, 136] },
      'profileWallets.shown.tab.single': { path: [132, 93, 5] },
      'profileWallets.shown.act.failed': { path: [132, 93, 133, 137] },
      'profileWallets.shown.copy.copied': { path: [132, 93, 136, 12] },
      'profileWallets.shown.accounts.collapsed': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [138, 47, 93],
      },
      'profileWallets.shown.activity.inactive': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [138, 47, 93, 139],
      },
      'profileWallets.shown.tab.empty': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [138, 47, 93, 139],
      },
      'profileWallets.shown.accounts.expanded': { path: [140, 93, 141] },
    },
    receive: {
      receive: { path: [5, 94] },
      'receive.shown': { path: [5, 94] },
      'receive.shown.code': { path: [5, 94] },
      'receive.shown.code.idle': { path: [5, 94] },
      'receive.shown.code.copying': { path: [5, 94, 2] },
      'receive.shown.networks': { path: [5, 94, 142] },
      'receive.shown.code.copied': { path: [5, 94, 2, 12] },
    },
    reconnect: {
      reconnect: { path: [] },
      'reconnect.trying': {
        input: { features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false } },
        path: [143],
      },
      'reconnect.reading': { path: [] },
    },
    registerAccountName: {
      registerAccountName: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144],
      },
      'registerAccountName.named': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144],
      },
      'registerAccountName.named.introduced': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144],
      },
      'registerAccountName.named.form': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145],
      },
      'registerAccountName.named.form.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145],
      },
      'registerAccountName.named.form.resting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146],
      },
      'registerAccountName.named.form.short': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 147],
      },
      'registerAccountName.named.form.invalid': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 148],
      },
      'registerAccountName.named.form.checking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149],
      },
      'registerAccountName.named.form.free': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 150],
      },
      'registerAccountName.named.form.taken': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 151],
      },
      'registerAccountName.named.form.unchecked': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 152],
      },
      'registerAccountName.named.signing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 150, 153],
      },
      'registerAccountName.named.registering': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 150, 153, 154],
      },
      'registerAccountName.named.registered': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 1, 144, 145, 146, 149, 150, 153, 154, 155],
      },
    },
    report: {
      report: { path: [156] },
      'report.copy': { path: [156] },
      'report.download': { path: [156] },
      'report.download.idle': { path: [156] },
      'report.copy.copying': { path: [156] },
      'report.download.saving': { path: [156, 157] },
      'report.copy.copied': { path: [156, 158] },
      'report.copy.idle': { path: [156, 159] },
    },
    send: {
      send: { path: [5, 95] },
      'send.draft': { path: [5, 95] },
      'send.draft.loading': { path: [5, 95] },
      'send.draft.form': { path: [5, 95, 160] },
      'send.draft.form.camera': { path: [5, 95, 160] },
      'send.draft.form.camera.missing': { path: [5, 95, 160] },
      'send.draft.form.amount': { path: [5, 95, 160] },
      'send.draft.form.max': { path: [5, 95, 160] },
      'send.draft.form.max.idle': { path: [5, 95, 160] },
      'send.draft.form.receiver': { path: [5, 95, 160] },
      'send.draft.form.step': { path: [5, 95, 160] },
      'send.draft.form.amount.unpriced': { path: [5, 95, 160] },
      'send.draft.form.receiver.empty': { path: [5, 95, 160] },
      'send.draft.form.step.amountMissing': { path: [5, 95, 160] },
      'send.draft.form.step.tokenMissing': { path: [5, 95, 161] },
      'send.draft.unavailable': { path: [5, 95, 162] },
      'send.draft.form.step.receiverMissing': { path: [5, 95, 160, 163] },
      'send.draft.form.step.fundsMissing': { path: [5, 95, 160, 164] },
      'send.draft.form.step.valueIncorrect': { path: [5, 95, 160, 165] },
      'send.draft.form.max.asking': { path: [5, 95, 160, 166] },
      'send.draft.form.receiver.resolving': { path: [5, 95, 160, 167] },
      'send.draft.form.receiver.waiting': { path: [5, 95, 160, 168] },
      'send.draft.form.receiver.pasting': { path: [5, 95, 160, 169] },
      'send.draft.choosing': { path: [5, 95, 160, 170] },
      'send.draft.form.camera.there': { path: [5, 95, 160, 171] },
      'send.draft.form.step.receiverUnready': { path: [5, 172, 160, 173] },
      'send.draft.form.receiver.known': { path: [5, 95, 160, 167, 174] },
      'send.draft.form.receiver.invalid': { path: [5, 95, 160, 167, 175] },
      'send.draft.form.amount.inToken': { path: [5, 172, 160, 173] },
      'send.draft.scanning': { path: [5, 95, 160, 171, 176] },
      'send.draft.scanning.on': { path: [5, 95, 160, 171, 176] },
      'send.draft.scanning.on.asking': { path: [5, 95, 160, 171, 176] },
      'send.draft.form.step.ready': { path: [5, 95, 160, 163, 167, 174] },
      'send.draft.form.amount.inMoney': { path: [5, 95, 160, 170, 177, 178] },
      'send.draft.scanning.on.looking': { path: [5, 95, 160, 171, 176, 179] },
      'send.draft.scanning.failed': { path: [5, 95, 160, 171, 176, 180] },
      'send.draft.reviewing': { path: [5, 95, 160, 163, 167, 174, 181] },
      'send.draft.reviewing.checking': { path: [5, 95, 160, 163, 167, 174, 181] },
      'send.draft.scanning.on.searching': { path: [5, 95, 160, 171, 176, 179, 182] },
      'send.draft.reviewing.ready': { path: [5, 95, 160, 163, 167, 174, 181, 183] },
      'send.draft.reviewing.ready.fresh': { path: [5, 95, 160, 163, 167, 174, 181, 183] },
      'send.draft.reviewing.feeMissing': { path: [5, 95, 160, 163, 167, 174, 181, 184] },
      'send.draft.reviewing.doomed': { path: [5, 95, 160, 163, 167, 174, 181, 185] },
      'send.draft.reviewing.unchecked': { path: [5, 95, 160, 163, 167, 174, 181, 186] },
      'send.sending': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187] },
      'send.sending.prompted': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187] },
      'send.sending.prompted.asking': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187] },
      'send.draft.reviewing.ready.refreshing': { path: [5, 95, 160, 163, 167, 174, 181, 183, 188] },
      'send.sent': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189] },
      'send.sent.pending': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189] },
      'send.refused': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 190] },
      'send.refused.declined': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 190] },
      'send.refused.failed': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 191] },
      'send.sending.unanswered': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 192] },
      'send.sending.prompted.slow': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 193] },
      'send.draft.reviewing.feeRaised': { path: [5, 95, 160, 163, 167, 174, 181, 183, 188, 194] },
      'send.sent.confirmed': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 195] },
      'send.sent.failed': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 196] },
      'send.sent.spedUp': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 197] },
      'send.sent.cancelled': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 198] },
      'send.sent.replaced': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 199] },
      'send.draft.filling': { path: [5, 172, 160] },
      'send.draft.filling.reading': { path: [5, 172, 160] },
      'send.sent.dropped': { path: [5, 95, 160, 163, 167, 174, 181, 183, 187, 189, 200] },
    },
    session: {
      session: {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5],
      },
      'session.prompt': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5],
      },
      'session.status': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5],
      },
      'session.prompt.none': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5],
      },
      'session.status.reading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5],
      },
      'session.status.noAccount': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 201],
      },
      'session.status.ending': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 202],
      },
      'session.prompt.requested': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 203],
      },
      'session.status.signedOut': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'session.status.signedOut.required': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'session.status.signedOut.required.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'session.status.signedIn': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204],
      },
      'session.status.signedIn.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204],
      },
      'session.status.signedOut.notRequired': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 117],
      },
      'session.status.signedOut.notRequired.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 117],
      },
      'session.status.exempt': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 205],
      },
      'session.status.unknown': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 206],
      },
      'session.status.signedOut.optional': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 203, 117],
      },
      'session.status.signedOut.optional.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 203, 117],
      },
      'session.status.signedOut.required.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 207],
      },
      'session.status.signedIn.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204, 207],
      },
      'session.status.signedOut.notRequired.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 117, 207],
      },
      'session.status.signedOut.optional.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 203, 117, 207],
      },
    },
    signIn: {
      signIn: {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open.task': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open.task.preparing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open.cancellation': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open.cancellation.disconnects': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116],
      },
      'signIn.open.task.ready': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208],
      },
      'signIn.open.task.signing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209],
      },
      'signIn.open.task.signing.asking': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209],
      },
      'signIn.open.task.stale': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 210],
      },
      'signIn.open.task.verifying': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 211],
      },
      'signIn.open.task.failed': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 212],
      },
      'signIn.open.task.failed.declined': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 212],
      },
      'signIn.open.task.failed.retryable': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 213],
      },
      'signIn.open.task.signing.unanswered': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 214],
      },
      'signIn.open.task.signing.slow': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 209, 215],
      },
      'signIn.open.task.renewing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 116, 208, 210, 209],
      },
      'signIn.open.cancellation.skips': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [34, 109, 5, 117],
      },
      'signIn.open.cancellation.goesBack': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204, 216, 116],
      },
      'signIn.cancelling': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204, 216, 116, 217],
      },
      'signIn.returning': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [5, 204, 216, 116, 217, 218],
      },
    },
    snackbar: {
      snackbar: { path: [22, 23] },
      'snackbar.hidden': { path: [22, 23] },
      'snackbar.shown': { path: [22, 23, 219] },
      'snackbar.shown.passing': { path: [22, 23, 219] },
      'snackbar.shown.lasting': { path: [22, 23, 220] },
      'snackbar.reopening': { path: [22, 23, 219, 219] },
    },
    socialLogin: {
      socialLogin: { path: [57, 1, 221] },
      'socialLogin.login': { path: [57, 1, 221] },
      'socialLogin.login.provider': { path: [57, 1, 221] },
      'socialLogin.login.provider.asking': { path: [57, 1, 221] },
      'socialLogin.login.provider.asking.opening': { path: [57, 1, 221] },
      'socialLogin.login.provider.blocked': { path: [57, 1, 221, 222] },
      'socialLogin.login.provider.retrieving': { path: [57, 1, 221, 223] },
      'socialLogin.login.provider.failed': { path: [57, 1, 221, 224] },
      'socialLogin.login.provider.asking.awaiting': { path: [57, 1, 221, 225] },
      'socialLogin.login.provider.connecting': { path: [57, 1, 221, 223, 226] },
      'socialLogin.login.provider.asking.timedOut': { path: [57, 1, 221, 225, 227] },
      'socialLogin.login.farcaster': { path: [57, 1, 228] },
      'socialLogin.login.farcaster.loading': { path: [57, 1, 228] },
      'socialLogin.login.farcaster.waiting': { path: [57, 1, 228, 229] },
      'socialLogin.login.farcaster.failed': { path: [57, 1, 228, 230] },
      'socialLogin.login.farcaster.connecting': { path: [57, 1, 228, 229, 231] },
      'socialLogin.login.listing': { path: [57, 1, 232] },
    },
    swap: {
      swap: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110],
      },
      'swap.draft': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110],
      },
      'swap.draft.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110],
      },
      'swap.draft.unsupported': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 216],
      },
      'swap.draft.form': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.offers': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.slippage': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.slippage.shown': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.tolerance': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.tolerance.usual': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.impact': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.impact.usual': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.step': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.offers.idle': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.step.tokenMissing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233],
      },
      'swap.draft.form.offers.waiting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234],
      },
      'swap.draft.form.step.offerMissing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234],
      },
      'swap.draft.unavailable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 235],
      },
      'swap.draft.choosing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 236],
      },
      'swap.draft.form.slippage.editing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 237],
      },
      'swap.draft.form.step.fundsMissing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 164],
      },
      'swap.draft.form.step.amountIncorrect': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 165],
      },
      'swap.draft.form.step.amountMissing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 238],
      },
      'swap.draft.form.offers.asking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239],
      },
      'swap.draft.form.tolerance.risky': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 237, 240],
      },
      'swap.draft.form.offers.quoted': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241],
      },
      'swap.draft.form.impact.high': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241],
      },
      'swap.draft.form.step.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241],
      },
      'swap.draft.form.offers.none': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 242],
      },
      'swap.draft.reviewing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243],
      },
      'swap.draft.reviewing.planning': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243],
      },
      'swap.draft.form.offers.refreshing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 244],
      },
      'swap.draft.reviewing.unexpected': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 245],
      },
      'swap.draft.reviewing.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246],
      },
      'swap.draft.reviewing.moved': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 247],
      },
      'swap.draft.reviewing.doomed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 248],
      },
      'swap.draft.reviewing.refreshing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 245, 249],
      },
      'swap.swapping': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250],
      },
      'swap.swapping.prompted': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250],
      },
      'swap.swapping.prompted.asking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250],
      },
      'swap.sent': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251],
      },
      'swap.sent.pending': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251],
      },
      'swap.refused': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 252],
      },
      'swap.refused.declined': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 252],
      },
      'swap.refused.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 253],
      },
      'swap.swapping.unanswered': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 254],
      },
      'swap.swapping.prompted.slow': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 255],
      },
      'swap.sent.confirmed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251, 256],
      },
      'swap.sent.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251, 257],
      },
      'swap.sent.spedUp': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251, 258],
      },
      'swap.sent.cancelled': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251, 259],
      },
      'swap.sent.replaced': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 234, 239, 241, 243, 246, 250, 251, 260],
      },
      'swap.draft.reviewing.feeMissing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 263],
      },
      'swap.draft.reviewing.approvable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264],
      },
      'swap.approving': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250],
      },
      'swap.approving.prompted': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250],
      },
      'swap.approving.prompted.asking': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250],
      },
      'swap.approving.pending': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250, 251],
      },
      'swap.approving.unanswered': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250, 265],
      },
      'swap.approving.prompted.slow': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 264, 250, 266],
      },
      'swap.sent.dropped': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [5, 110, 233, 261, 262, 239, 241, 243, 245, 250, 251, 267],
      },
    },
    switchActiveChain: {
      switchActiveChain: {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [5, 47, 88, 101],
      },
      'switchActiveChain.asking': {
        input: {
          namespaces: ['eip155', 'solana'],
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              explorerUrl: 'https://explorer.example',
              testnet: true,
            },
            {
              id: 'sandbox',
              name: 'Sandbox Sun',
              caipNetworkId: 'solana:sandbox',
              chainNamespace: 'solana',
              nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
              rpcUrls: [],
            },
          ],
        },
        path: [5, 47, 88, 101],
      },
    },
    switchNetwork: {
      switchNetwork: { path: [5, 88, 268] },
      'switchNetwork.switching': { path: [5, 88, 268] },
      'switchNetwork.switching.asking': { path: [5, 88, 268] },
      'switchNetwork.switching.slow': { path: [5, 88, 268, 269] },
    },
    toasts: {
      toasts: { path: [22, 23] },
      'toasts.none': { path: [22, 23] },
      'toasts.some': { path: [22, 23, 270] },
      'toasts.some.passing': { path: [22, 23, 270] },
      'toasts.some.held': { path: [22, 23, 270, 271] },
    },
    transaction: {
      transaction: { path: [5, 272] },
      'transaction.requested': { path: [5, 272] },
      'transaction.pending': { path: [5, 272, 273] },
      'transaction.pending.asking': { path: [5, 272, 273] },
      'transaction.pending.waiting': { path: [5, 272, 273, 274] },
    },
    walletConnect: {
      walletConnect: { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.platform': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.code': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.copy': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.copy.idle': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.download': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.platform.remote': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.download.known': { path: [34, 1, 275] },
      'walletConnect.shown.platform.remote.qrcode': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.platform.remote.qrcode.waiting': {
        input: { manualPairing: true },
        at: 'route:1',
        path: [34, 85],
      },
      'walletConnect.shown.code.held': { path: [34, 1, 275] },
      'walletConnect.shown.code.held.waiting': { path: [34, 1, 275] },
      'walletConnect.shown.platform.remote.desktop': { path: [34, 1, 275, 276] },
      'walletConnect.shown.platform.remote.desktop.waiting': { path: [34, 1, 275, 276] },
      'walletConnect.shown.platform.remote.web': { path: [34, 1, 275, 277] },
      'walletConnect.shown.platform.remote.web.waiting': { path: [34, 1, 275, 277] },
      'walletConnect.shown.platform.unsupported': { path: [34, 1, 275, 278] },
      'walletConnect.shown.code.free': { input: { environment: { mobile: true } }, path: [34, 1, 279] },
      'walletConnect.shown.code.held.ready': { path: [34, 1, 275, 80] },
      'walletConnect.shown.platform.remote.qrcode.ready': { path: [34, 1, 275, 80] },
      'walletConnect.shown.platform.adopting': { path: [34, 1, 275, 82] },
      'walletConnect.shown.platform.failed': { path: [34, 1, 275, 81] },
      'walletConnect.shown.platform.failed.declined': { path: [34, 1, 275, 81] },
      'walletConnect.shown.platform.failed.timedOut': { path: [34, 1, 275, 122] },
      'walletConnect.shown.platform.failed.final': { path: [34, 1, 275, 280] },
      'walletConnect.shown.platform.failed.retryable': { path: [34, 1, 275, 281] },
      'walletConnect.shown.platform.failed.offline': { path: [34, 1, 275, 282] },
      'walletConnect.shown.platform.remote.desktop.ready': { path: [34, 1, 275, 276, 80] },
      'walletConnect.shown.platform.remote.web.ready': { path: [34, 1, 275, 277, 80] },
      'walletConnect.shown.copy.copying': { path: [34, 1, 275, 80, 283] },
      'walletConnect.shown.platform.failed.pending': { path: [34, 1, 284, 38] },
      'walletConnect.shown.platform.failed.blocked': { path: [34, 1, 284, 41] },
      'walletConnect.shown.platform.remote.desktop.opening': { path: [34, 1, 275, 276, 80, 285] },
      'walletConnect.shown.platform.remote.desktop.renewing': { path: [34, 1, 275, 276, 80, 122] },
      'walletConnect.shown.platform.remote.web.opening': { path: [34, 1, 275, 277, 80, 285] },
      'walletConnect.shown.platform.remote.web.renewing': { path: [34, 1, 275, 277, 80, 122] },
      'walletConnect.shown.copy.copied': { path: [34, 1, 275, 80, 283, 286] },
      'walletConnect.shown.platform.remote.desktop.opened': { path: [34, 1, 275, 276, 80, 285, 287] },
      'walletConnect.shown.platform.remote.desktop.linkless': { path: [34, 1, 275, 276, 80, 285, 288] },
      'walletConnect.shown.platform.remote.web.opened': { path: [34, 1, 275, 277, 80, 285, 287] },
      'walletConnect.shown.platform.remote.web.linkless': { path: [34, 1, 275, 277, 80, 285, 288] },
      'walletConnect.shown.platform.remote.desktop.expired': { path: [34, 1, 275, 276, 80, 285, 122, 287] },
      'walletConnect.shown.platform.remote.desktop.reopening': { path: [34, 1, 275, 276, 80, 285, 287, 285] },
      'walletConnect.shown.platform.remote.web.expired': { path: [34, 1, 275, 277, 80, 285, 122, 287] },
      'walletConnect.shown.platform.remote.web.reopening': { path: [34, 1, 275, 277, 80, 285, 287, 285] },
      'walletConnect.shown.platform.remote.mobile': { input: { environment: { mobile: true } }, path: [34, 1, 275] },
      'walletConnect.shown.platform.remote.mobile.waiting': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275],
      },
      'walletConnect.shown.platform.remote.mobile.opening': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80],
      },
      'walletConnect.shown.platform.remote.mobile.opened': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 287],
      },
      'walletConnect.shown.platform.remote.mobile.ready': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 289],
      },
      'walletConnect.shown.platform.remote.mobile.linkless': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 288],
      },
      'walletConnect.shown.platform.remote.mobile.expired': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 122, 287],
      },
      'walletConnect.shown.platform.remote.mobile.renewing': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 122, 289],
      },
      'walletConnect.shown.platform.remote.mobile.reopening': {
        input: { environment: { mobile: true } },
        path: [34, 1, 275, 80, 287, 285],
      },
      'walletConnect.shown.platform.page': { input: { environment: { mobile: true } }, path: [34, 1, 279] },
      'walletConnect.shown.platform.page.opening': { input: { environment: { mobile: true } }, path: [34, 1, 279] },
      'walletConnect.shown.download.unknown': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.platform.page.opened': { input: { environment: { mobile: true } }, path: [34, 1, 279, 287] },
      'walletConnect.shown.platform.page.ready': { input: { environment: { mobile: true } }, path: [34, 1, 279, 289] },
      'walletConnect.shown.platform.page.linkless': {
        input: { environment: { mobile: true } },
        path: [34, 1, 279, 288],
      },
      'walletConnect.shown.platform.page.reopening': {
        input: { environment: { mobile: true } },
        path: [34, 1, 279, 287, 285],
      },
      'walletConnect.shown.platform.browser': { path: [34, 1, 284] },
      'walletConnect.shown.platform.browser.asking': { path: [34, 1, 284] },
      'walletConnect.shown.platform.succeeded': { path: [34, 1, 284, 5] },
      'walletConnect.shown.platform.browser.slow': { path: [34, 1, 284, 290] },
      'walletConnect.shown.platform.failed.known': { path: [34, 1, 284, 5, 291] },
      'walletConnect.shown.code.manual': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
      'walletConnect.shown.code.manual.ready': { input: { manualPairing: true }, path: [34, 1, 292, 293] },
      'walletConnect.shown.code.manual.waiting': { input: { manualPairing: true }, at: 'route:1', path: [34, 85] },
    },
    walletList: {
      walletList: {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29],
      },
      'walletList.browsing': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29],
      },
      'walletList.browsing.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29],
      },
      'walletList.browsing.loading.first': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29],
      },
      'walletList.searching': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 294],
      },
      'walletList.searching.waiting': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 294],
      },
      'walletList.searching.loading': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295],
      },
      'walletList.browsing.ready': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 296],
      },
      'walletList.browsing.loading.second': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 297],
      },
      'walletList.browsing.complete': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 298],
      },
      'walletList.browsing.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 298],
      },
      'walletList.browsing.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 299],
      },
      'walletList.browsing.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 300],
      },
      'walletList.browsing.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 300],
      },
      'walletList.searching.complete': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 301],
      },
      'walletList.searching.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 301],
      },
      'walletList.searching.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 302],
      },
      'walletList.searching.failed': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 303],
      },
      'walletList.searching.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 303],
      },
      'walletList.browsing.loading.third': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 297, 297],
      },
      'walletList.browsing.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 300, 50],
      },
      'walletList.searching.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: 0, allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [34, 84, 29, 295, 303, 50],
      },
    },
    wallet: {
      wallet: { path: [] },
      'wallet.status': { path: [] },
      'wallet.status.reconnecting': { path: [] },
      'wallet.network': { path: [] },
      'wallet.network.resting': { path: [] },
      'wallet.restore': { path: [] },
      'wallet.link': { path: [] },
      'wallet.link.watching': { path: [] },
      'wallet.link.watching.awaiting': { path: [] },
      'wallet.restore.trying': { path: [] },
      'wallet.status.connecting': { path: [304] },
      'wallet.link.watching.heard': { path: [27] },
      'wallet.status.connected': { path: [5] },
      'wallet.link.lost': { path: [45] },
      'wallet.restore.done': { input: { reconnectOnMount: false }, path: [] },
      'wallet.status.disconnected': { input: { reconnectOnMount: false }, path: [] },
      'wallet.link.watching.overdue': { path: [305] },
      'wallet.status.disconnecting': { path: [5, 306] },
      'wallet.network.switching': { path: [5, 307] },
      'wallet.status.activating': { path: [114, 308] },
      'wallet.status.activatingForConnect': { path: [132, 304] },
    },
  },
  ports: {
    loadIdentity: {
      outputs: [{ name: 'harbour.eth', avatar: 'https://pictures.example/harbour.png' }],
      codes: ['network.offline'],
    },
    copyText: { outputs: [null], codes: ['clipboard.failed'] },
    fetchActivity: {
      outputs: [
        {
          transactions: [
            {
              id: 'send-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'send',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
          ],
          next: 'two',
          at: 1795176000000,
        },
        { transactions: [], next: 'three', at: 1795176000000 },
        { transactions: [], at: 1795176000000 },
        {
          transactions: [
            {
              id: 'send-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'send',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
          ],
          at: 1795176000000,
        },
      ],
      codes: ['history.failed'],
    },
    showFrame: { outputs: [null], codes: ['frame.unreachable'] },
    fetchBalance: {
      outputs: [
        { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
        { value: '115792089237316195423570985008687907853269984665640564039457', decimals: 18, symbol: 'ETH' },
      ],
      codes: ['rpc.failed'],
    },
    fetchFeatures: {
      outputs: [
        [],
        [{ id: 'social_login', isEnabled: true, config: ['email'] }],
        [
          { id: 'swap', isEnabled: true, config: ['1inch'] },
          { id: 'multi_wallet', isEnabled: true, config: [] },
        ],
      ],
      codes: ['config.server', 'network.offline'],
    },
    checkOrigin: { outputs: [null], codes: ['config.origin', 'config.project', 'config.limited', 'network.offline'] },
    fetchAnalytics: { outputs: [true, false], codes: ['config.server'] },
    prefetchWallets: {
      outputs: [
        {
          featured: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
          ],
          recommended: [
            {
              id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
              name: 'The Bare Wallet of Those Who Have Neither App nor Site',
              certified: false,
            },
          ],
          count: 123,
          excluded: ['Swamp'],
          custom: [],
          failure: null,
        },
        {
          featured: [],
          recommended: [],
          count: 0,
          excluded: [],
          custom: [
            {
              id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
              name: 'The Bare Wallet of Those Who Have Neither App nor Site',
              certified: false,
            },
          ],
          failure: { code: 'directory.failed' },
        },
        { featured: [], recommended: [], count: 0, excluded: [], custom: [], failure: null },
      ],
      codes: ['directory.failed'],
    },
    requestCode: {
      outputs: [
        { step: 'device', wait: 1 },
        { step: 'code', wait: 2 },
        { step: 'connected', wait: 0 },
      ],
      codes: ['email.invalid', 'frame.unreachable'],
    },
    awaitDevice: { outputs: [null], codes: ['device.refused'] },
    verifyCode: { outputs: [null], codes: ['code.wrong'] },
    loadPairing: { outputs: [null], codes: ['engine.failed'] },
    loadFlow: { outputs: [null], codes: ['engine.failed'] },
    loadGatekeeper: { outputs: [null], codes: ['engine.failed'] },
    loadNotices: { outputs: [null], codes: ['engine.failed'] },
    loadProjectServices: { outputs: [null], codes: ['engine.failed'] },
    fetchTokens: {
      outputs: [
        [
          {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            amount: '1234567890123456789',
            price: '3000.01',
          },
          {
            caipNetworkId: 'eip155:31337',
            address: '0x1111111111111111111111111111111111111111',
            name: 'USD Coin',
            symbol: 'USDC',
            decimals: 6,
            amount: '250000000',
            price: '1',
          },
          {
            caipNetworkId: 'eip155:31337',
            address: '0x2222222222222222222222222222222222222222',
            name: 'Harbour',
            symbol: 'HBR',
            decimals: 6,
            amount: '250000000',
          },
        ],
        [],
      ],
      codes: ['network.offline', 'api.unavailable'],
    },
    readStored: { outputs: [[], ['example.meadow', 'example.long']], codes: ['unheard-of'] },
    tryConnector: {
      outputs: [
        null,
        {
          connectorId: 'example.meadow',
          namespace: 'eip155',
          accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
          caipNetworkId: 'eip155:31337',
        },
      ],
      codes: ['connector.missing'],
    },
    checkName: {
      outputs: [
        {
          isFree: true,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
        {
          isFree: false,
          others: [
            { name: 'my-lovelace.reown.id', isRegistered: false },
            { name: 'lovelace-1.reown.id', isRegistered: true },
          ],
        },
      ],
      codes: ['name.suggestions'],
    },
    signName: { outputs: [{ message: '{}', signature: '0x01' }], codes: ['wallet.rejected'] },
    registerName: { outputs: [null], codes: ['name.failed'] },
    downloadTrace: { outputs: [null], codes: ['engine.failed'] },
    loadTokens: {
      outputs: [
        [
          { caipNetworkId: 'eip155:31337', name: 'Ether', symbol: 'ETH', decimals: 18, amount: '1500000000000000000' },
          {
            caipNetworkId: 'eip155:31337',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '25000000',
            price: '1',
          },
        ],
        [],
      ],
      codes: ['rpc.failed'],
    },
    readWish: {
      outputs: [
        {
          token: {
            caipNetworkId: 'eip155:31337',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '25000000',
            price: '1',
          },
          units: '2500000',
          to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
        { elsewhere: 'eip155:31338' },
      ],
      codes: ['transfer.amount'],
    },
    resolveReceiver: {
      outputs: [
        { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
        { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false },
      ],
      codes: ['transfer.receiver'],
    },
    readClipboard: { outputs: ['0x8617E340B3D01FA5F11F306F4090FD50E238070D'], codes: ['clipboard.failed'] },
    reviewTransfer: {
      outputs: [
        {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000' },
          received: { amount: '1000000' },
        },
        { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
        { fee: '9999000000000000000', reserve: '65000000000000' },
        { reserve: '65000000000000', problem: 'SUSD: transfer amount exceeds balance' },
      ],
      codes: ['rpc.failed'],
    },
    endSessions: { outputs: [null], codes: ['sign.server'] },
    createMessage: {
      outputs: [
        {
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
      ],
      codes: ['sign.server'],
    },
    signMessage: { outputs: ['0x5160'], codes: ['wallet.rejected', 'unheard-of'] },
    addSession: { outputs: [null], codes: ['sign.invalid'] },
    readSessions: {
      outputs: [
        { required: true, covered: true, sessions: [], rereadIn: 86400000 },
        {
          required: true,
          covered: true,
          sessions: [
            { address: '0x52908400098527886E0F7030069857D2E4169EE7', caipNetworkId: 'eip155:31337', expiresAt: null },
          ],
          rereadIn: 3600000,
        },
        { required: false, covered: true, sessions: [], rereadIn: 86400000 },
        { required: true, covered: false, sessions: [], rereadIn: 86400000 },
      ],
      codes: ['sign.server'],
    },
    socialUri: { outputs: ['https://provider.example/login'], codes: ['social.uri', 'frame.unreachable'] },
    farcasterUri: { outputs: ['https://farcaster.example/~/siwf?channelToken=1'], codes: ['social.uri'] },
    connectFarcaster: { outputs: [null], codes: ['social.refused'] },
    connectSocial: { outputs: [null], codes: ['social.refused'] },
    startSwap: {
      outputs: [
        {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
        {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
        {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
          problem: 'wish.token',
        },
      ],
      codes: ['swap.init', 'api.swaps'],
    },
    quoteSwap: {
      outputs: [
        { units: '2988020943', fee: '450000000000000' },
        { units: '1500000000', fee: '450000000000000' },
        { units: '30000000000000000000', fee: '450000000000000', price: '99' },
      ],
      codes: ['swap.amount'],
    },
    planSwap: {
      outputs: [
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
        {
          offer: { units: '2988020', fee: '450000000000000' },
          least: '2958139',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          problem: 'Pool: insufficient output amount',
        },
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '1' },
          ],
        },
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '900000000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
        {
          offer: { units: '2988020943', fee: '450000000000000' },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      ],
      codes: ['swap.build'],
    },
    readReceipt: {
      outputs: [
        { status: 'pending', known: true, nonce: '3' },
        { status: 'pending', known: false },
        { status: 'confirmed' },
        { status: 'failed' },
        { status: 'spedUp', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
        { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
        { status: 'replaced' },
      ],
      codes: ['rpc.failed'],
    },
    openLink: { outputs: [true, false], codes: ['link.failed'] },
    persistLink: { outputs: [null], codes: ['unheard-of'] },
    fetchPage: {
      outputs: [
        {
          wallets: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
            {
              id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
              name: 'The Bare Wallet of Those Who Have Neither App nor Site',
              certified: false,
            },
          ],
          last: false,
          count: 83,
        },
        { wallets: [], last: false, count: 83 },
        {
          wallets: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
            },
          ],
          last: true,
          count: 1,
        },
        { wallets: [], last: true, count: 0 },
      ],
      codes: ['directory.failed'],
    },
    searchWallets: {
      outputs: [
        [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
            imageId: 'harbour',
          },
        ],
        [],
      ],
      codes: ['directory.failed'],
    },
    requestConnection: {
      outputs: [
        {
          connectorId: 'example.meadow',
          namespace: 'eip155',
          accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
          caipNetworkId: 'eip155:31337',
        },
      ],
      codes: [
        'wallet.rejected',
        'wallet.pending',
        'request.timeout',
        'wallet.notInstalled',
        'wallet.locked',
        'wallet.noAccounts',
        'wallet.badAccount',
        'network.offline',
        'unheard-of',
      ],
    },
    requestNetwork: { outputs: [null], codes: ['wallet.rejected', 'wallet.chainUnknown', 'unheard-of'] },
    activateConnection: { outputs: [null], codes: ['wallet.notConnected', 'unheard-of'] },
    endConnection: { outputs: [null], codes: ['wallet.disconnectFailed'] },
  },
  channels: {
    watchImages: [
      { name: '', event: { type: 'image.loaded', id: 'harbour', url: 'blob:harbour' } },
      { name: '', event: { type: 'image.loaded', id: 'other', url: 'blob:other' } },
    ],
    connectionStorage: [
      { name: '', event: { type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'example.meadow' } },
      { name: '', event: { type: 'otherTab.network', caipNetworkId: 'eip155:31338' } },
      { name: '', event: { type: 'otherTab.network', caipNetworkId: 'eip155:1' } },
    ],
    offerPairing: [
      {
        name: '',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { name: '', event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' } },
      { name: '', event: { type: 'pairing.settled', namespaces: ['eip155'], name: 'Harbour' } },
      { name: '', event: { type: 'pairing.refused', failure: { code: 'wallet.rejected' } } },
      { name: '', event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } } },
      { name: '', event: { type: 'pairing.refused', failure: { code: 'relay.origin' } } },
      { name: '', event: { type: 'pairing.refused', failure: { code: 'relay.clock' } } },
      { name: '', event: { type: 'pairing.refused', failure: { code: 'relay.key' } } },
      { name: '', event: { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } } },
      {
        name: '',
        event: {
          type: 'pairing.settled',
          namespaces: ['eip155', 'solana'],
          name: 'Harbour',
          signIn: { network: 'eip155:1', isSmartAccount: false },
        },
      },
      {
        name: '',
        event: {
          type: 'pairing.refused',
          failure: { code: 'sign.invalid' },
          signIn: { network: 'eip155:1', isSmartAccount: false },
        },
      },
    ],
    watchClock: [
      { name: '', event: { type: 'clock.woke', now: 4922899429999 } },
      { name: '', event: { type: 'clock.woke', now: 4922899430000 } },
    ],
    watchSeen: [{ name: '', event: { type: 'tokens.seen' } }],
    watchCamera: [
      { name: '', event: { type: 'camera.changed', isThere: true } },
      { name: '', event: { type: 'camera.changed', isThere: false } },
    ],
    watchCodes: [
      { name: '', event: { type: 'scan.started' } },
      { name: '', event: { type: 'scan.read', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' } },
      { name: '', event: { type: 'scan.failed', failure: { code: 'camera.denied' } } },
    ],
    watchSessions: [{ name: '', event: { type: 'session.reread' } }],
    watchWindow: [
      { name: '', event: { type: 'window.blocked' } },
      { name: '', event: { type: 'window.closed' } },
      { name: '', event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' } },
      {
        name: '',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&error=access_denied' },
      },
      { name: '', event: { type: 'window.strange' } },
    ],
    keepPending: [{ name: '', event: { type: 'pending.displaced' } }],
    watchRequest: [
      {
        name: '',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { name: '', event: { type: 'request.refused', failure: { code: 'wallet.rejected' } } },
      { name: '', event: { type: 'request.refused', failure: { code: 'wallet.failed' } } },
    ],
    watchWallet: [
      { name: 'empty', event: { type: 'wallet.reported', report: { connectors: [], connections: [], current: null } } },
      {
        name: 'disconnected',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [],
            current: null,
          },
        },
      },
      {
        name: 'connected',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'otherAccount',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'unknownChain',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:5',
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'otherNetwork',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31338',
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'oneNetwork',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
                supportsAllNetworks: false,
                approvedCaipNetworkIds: ['eip155:31337'],
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'other',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.long',
                namespace: 'eip155',
                accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'example.long',
          },
        },
      },
      {
        name: 'both',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
              },
              {
                connectorId: 'example.long',
                namespace: 'eip155',
                accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'example.long',
          },
        },
      },
      {
        name: 'bothFirst',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'example.meadow',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
              },
              {
                connectorId: 'example.long',
                namespace: 'eip155',
                accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'example.meadow',
          },
        },
      },
      {
        name: 'embedded',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' },
            ],
            connections: [
              {
                connectorId: 'AUTH',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
              },
            ],
            current: 'AUTH',
          },
        },
      },
      {
        name: 'offersEmbedded',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' },
            ],
            connections: [],
            current: null,
          },
        },
      },
      {
        name: 'adrift',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'example.meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.meadow',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'example.long',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'eip155',
                rdns: 'example.long',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [],
            current: 'example.meadow',
          },
        },
      },
      { name: '', event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } } },
    ],
    'wallet:solana/watchWallet': [
      {
        name: 'solanaDisconnected',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [],
            current: null,
          },
        },
      },
      {
        name: 'solanaConnected',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
            ],
            connections: [
              {
                connectorId: 'Meadow',
                namespace: 'solana',
                accounts: [{ address: '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy' }],
                caipNetworkId: 'solana:sandbox',
              },
            ],
            current: 'Meadow',
          },
        },
      },
    ],
  },
  moves: [
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' },
          ],
          connections: [
            {
              connectorId: 'AUTH',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'AUTH',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'modal.open' } },
    { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
    { do: 'send', at: 'route:1', event: { type: 'account.disconnect' } },
    { do: 'send', at: 'route:1', event: { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' } },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.meadow',
        },
      },
    },
    { do: 'reject', at: 'route:1/loadIdentity', code: 'network.offline' },
    {
      do: 'resolve',
      at: 'balance:eip155/fetchBalance',
      output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
    },
    { do: 'reject', at: 'balance:eip155/fetchBalance', code: 'rpc.failed' },
    { do: 'resolve', at: 'route:1/loadIdentity', output: {} },
    { do: 'send', at: 'route:1', event: { type: 'networks.changed', networks: [] } },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'networks.changed',
        networks: [
          {
            id: 31337,
            name: 'Sandbox One',
            caipNetworkId: 'eip155:31337',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            testnet: true,
          },
          {
            id: 31338,
            name: 'Sandbox Two',
            caipNetworkId: 'eip155:31338',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            testnet: true,
          },
        ],
      },
    },
    { do: 'resolve', at: 'route:1/copyText' },
    { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.retryGap.balance.failed.resting' },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    {
      do: 'resolve',
      at: 'route:1/fetchActivity',
      output: {
        transactions: [
          {
            id: 'send-1',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
            operation: 'send',
            minedAt: 1795089600000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [
              { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
            ],
          },
        ],
        next: 'two',
        at: 1795176000000,
      },
    },
    { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
    { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], at: 1795176000000 } },
    {
      do: 'resolve',
      at: 'route:1/fetchActivity',
      output: {
        transactions: [
          {
            id: 'send-1',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
            operation: 'send',
            minedAt: 1795089600000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [
              { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
            ],
          },
        ],
        at: 1795176000000,
      },
    },
    { do: 'reject', at: 'route:1/fetchActivity', code: 'history.failed' },
    {
      do: 'resolve',
      at: 'route:1/fetchActivity',
      output: {
        transactions: [
          {
            id: 'send-1',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
            operation: 'send',
            minedAt: 1795089600000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [
              { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
            ],
          },
          {
            id: 'receive-2',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000002',
            operation: 'receive',
            minedAt: 1795003200000,
            status: 'confirmed',
            sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            transfers: [{ direction: 'in', amount: '250', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false }],
          },
          {
            id: 'trade-4',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000004',
            operation: 'trade',
            minedAt: 1794830400000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [
              { direction: 'in', amount: '251.08', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false },
              { direction: 'out', amount: '0.1', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
            ],
          },
          {
            id: 'approve-5',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000005',
            operation: 'approve',
            minedAt: 1794744000000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [{ direction: 'out', amount: '0', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false }],
          },
          {
            id: 'send-33',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000033',
            operation: 'send',
            minedAt: 1792324800000,
            status: 'failed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [{ direction: 'out', amount: '12', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false }],
          },
          {
            id: 'mint-40',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000040',
            operation: 'mint',
            minedAt: 1791720000000,
            status: 'confirmed',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [{ direction: 'in', name: 'Harbour Lights', isNft: true, isSpam: false }],
          },
          {
            id: 'deposit-400',
            caipNetworkId: 'eip155:31337',
            hash: '0x0000000000000000000000000000000000000000000000000000000000000400',
            operation: 'deposit',
            minedAt: 1760616000000,
            status: 'pending',
            sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            transfers: [{ direction: 'out', amount: '3', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false }],
          },
        ],
        at: 1795176000000,
        next: 'one',
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'activity.more' } },
    { do: 'send', at: '', event: { type: 'toast.add', id: 'before', variant: 'loading' } },
    { do: 'send', at: '', event: { type: 'toast.dismiss', id: 'before' } },
    {
      do: 'send',
      at: 'notices/alerts',
      event: { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
    },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    { do: 'send', at: '', event: { type: 'balance.fetch', namespace: 'eip155' } },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.reported', report: { connectors: [], connections: [], current: null } },
    },
    { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.cacheLife.balance.ready.fresh' },
    { do: 'resolve', at: 'loadProjectServices' },
    { do: 'resolve', at: 'config/fetchFeatures', output: [{ id: 'social_login', isEnabled: true, config: ['email'] }] },
    { do: 'reject', at: 'config/fetchFeatures', code: 'config.server' },
    { do: 'resolve', at: 'config/fetchAnalytics', output: true },
    { do: 'reject', at: 'config/fetchAnalytics', code: 'config.server' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [],
          current: null,
        },
      },
    },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'connector.choose',
        name: 'Meadow',
        options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
      },
    },
    {
      do: 'resolve',
      at: 'wallet:eip155/requestConnection',
      output: {
        connectorId: 'example.meadow',
        namespace: 'eip155',
        accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
        caipNetworkId: 'eip155:31337',
      },
    },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.connect.requesting.asking' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
    },
    { do: 'send', at: 'route:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
    {
      do: 'tell',
      at: 'wallet:solana/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'Meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'solana',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'The Wallet of the Society for the Very Long Names of Wallets',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'solana',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'Sundial',
              name: 'Sundial',
              type: 'ANNOUNCED',
              namespace: 'solana',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [],
          current: null,
        },
      },
    },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'connector.choose',
        name: 'Meadow',
        options: [
          { namespace: 'eip155', connectorId: 'example.meadow' },
          { namespace: 'solana', connectorId: 'Meadow' },
        ],
      },
    },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' },
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [],
          current: null,
        },
      },
    },
    {
      do: 'resolve',
      at: 'directory/prefetchWallets',
      output: {
        featured: [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
            imageId: 'harbour',
          },
        ],
        recommended: [
          {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
          },
        ],
        count: 123,
        excluded: ['Swamp'],
        custom: [],
        failure: null,
      },
    },
    {
      do: 'resolve',
      at: 'directory/prefetchWallets',
      output: {
        featured: [],
        recommended: [],
        count: 0,
        excluded: [],
        custom: [
          {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
          },
        ],
        failure: { code: 'directory.failed' },
      },
    },
    {
      do: 'resolve',
      at: 'directory/prefetchWallets',
      output: { featured: [], recommended: [], count: 0, excluded: [], custom: [], failure: null },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'Downloads',
        wallet: {
          id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          name: 'Harbour',
          homepage: 'https://harbour.example',
          mobileLink: 'harbour://',
          desktopLink: 'harbour://',
          webappLink: 'https://app.harbour.example',
          appStore: 'https://apps.apple.com/app/id1',
          playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
          chromeStore: 'https://chromewebstore.google.com/detail/harbour',
          rdns: 'example.harbour',
          certified: true,
        },
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'Downloads',
        wallet: {
          id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
          name: 'The Bare Wallet of Those Who Have Neither App nor Site',
          certified: false,
          playStore: 'https://play.example/harbour',
        },
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'Downloads',
        wallet: {
          id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
          name: 'The Bare Wallet of Those Who Have Neither App nor Site',
          certified: false,
          homepage: 'https://harbour.example',
        },
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'Downloads',
        wallet: {
          id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
          name: 'The Bare Wallet of Those Who Have Neither App nor Site',
          certified: false,
        },
      },
    },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' },
          ],
          connections: [],
          current: null,
        },
      },
    },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin', email: 'ada@example.org' } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', wait: 1 } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', wait: 2 } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', wait: 0 } },
    { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
    { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.second.emailLogin.login.resend.cooling' },
    { do: 'send', at: 'route:2', event: { type: 'email.resend' } },
    { do: 'resolve', at: 'route:2/verifyCode' },
    { do: 'resolve', at: 'route:2/awaitDevice' },
    { do: 'send', at: '', event: { type: 'headless.start' } },
    { do: 'send', at: 'headless', event: { type: 'list.request', call: 1, page: 1, query: '' } },
    { do: 'send', at: 'headless', event: { type: 'list.request', call: 3, page: 1, query: 'har' } },
    { do: 'send', at: 'headless', event: { type: 'code.request', call: 4 } },
    {
      do: 'send',
      at: 'headless',
      event: {
        type: 'connection.request',
        call: 5,
        wallet: {
          id: 'eip155:example.meadow',
          name: 'Meadow',
          isInjected: true,
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    },
    {
      do: 'send',
      at: 'headless',
      event: {
        type: 'connection.request',
        call: 7,
        wallet: {
          id: 'harbour',
          name: 'Harbour',
          isInjected: false,
          options: [],
          listed: { id: 'harbour', name: 'Harbour', mobileLink: 'harbour://', certified: true },
        },
      },
    },
    {
      do: 'resolve',
      at: 'headless/prefetchWallets',
      output: {
        featured: [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
            imageId: 'harbour',
          },
        ],
        recommended: [
          {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
          },
        ],
        count: 123,
        excluded: ['Swamp'],
        custom: [],
        failure: null,
      },
    },
    {
      do: 'resolve',
      at: 'headless/prefetchWallets',
      output: {
        featured: [],
        recommended: [],
        count: 0,
        excluded: [],
        custom: [
          {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
          },
        ],
        failure: { code: 'directory.failed' },
      },
    },
    {
      do: 'resolve',
      at: 'headless/prefetchWallets',
      output: { featured: [], recommended: [], count: 0, excluded: [], custom: [], failure: null },
    },
    { do: 'resolve', at: 'headless/loadPairing' },
    { do: 'reject', at: 'headless/loadPairing', code: 'engine.failed' },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: {
        type: 'pairing.offered',
        uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
        expiresAt: 4922899440000,
      },
    },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
    },
    {
      do: 'send',
      at: 'headless',
      event: {
        type: 'connection.request',
        call: 9,
        wallet: {
          id: 'harbour',
          name: 'Harbour',
          isInjected: false,
          options: [],
          listed: { id: 'harbour', name: 'Harbour', mobileLink: 'harbour://', certified: true },
        },
      },
    },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectingWalletConnect' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'GetWallet' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsAWallet' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WhatIsANetwork' } },
    { do: 'send', at: '', event: { type: 'adapter.removed', namespace: 'eip155' } },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:5',
            },
          ],
          current: 'example.meadow',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'connection.switch', namespace: 'eip155', connectorId: 'example.long' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
    { do: 'send', at: '', event: { type: 'network.switch', caipNetworkId: 'eip155:31338' } },
    { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31337' } },
    { do: 'send', at: '', event: { type: 'network.switch', caipNetworkId: 'eip155:1' } },
    { do: 'resolve', at: 'loadNotices' },
    { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'EmailLogin' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectSocials' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'RegisterAccountName' } },
    { do: 'send', at: '', event: { type: 'modal.close', reason: 'escape' } },
    { do: 'send', at: '', event: { type: 'network.ask', caipNetworkId: 'eip155:31337' } },
    { do: 'reject', at: 'loadFlow', code: 'engine.failed' },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } },
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    { do: 'reject', at: 'loadProjectServices', code: 'engine.failed' },
    { do: 'resolve', at: 'loadFlow' },
    { do: 'resolve', at: 'loadGatekeeper' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.long',
        },
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'networks.changed',
        networks: [
          {
            id: 31338,
            name: 'Sandbox Two',
            caipNetworkId: 'eip155:31338',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            explorerUrl: 'https://explorer.example',
            testnet: true,
          },
        ],
      },
    },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: { required: true, covered: true, sessions: [], rereadIn: 86400000 },
    },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: { required: false, covered: true, sessions: [], rereadIn: 86400000 },
    },
    { do: 'reject', at: 'loadGatekeeper', code: 'engine.failed' },
    { do: 'send', at: '', event: { type: 'code.want' } },
    { do: 'send', at: 'pairing', event: { type: 'pairing.release', by: 'kit' } },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } },
    },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
    },
    { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
    {
      do: 'resolve',
      at: 'route:1/fetchTokens',
      output: [
        {
          caipNetworkId: 'eip155:31337',
          name: 'Ether',
          symbol: 'ETH',
          decimals: 18,
          amount: '1234567890123456789',
          price: '3000.01',
        },
        {
          caipNetworkId: 'eip155:31337',
          address: '0x1111111111111111111111111111111111111111',
          name: 'USD Coin',
          symbol: 'USDC',
          decimals: 6,
          amount: '250000000',
          price: '1',
        },
        {
          caipNetworkId: 'eip155:31337',
          address: '0x2222222222222222222222222222222222222222',
          name: 'Harbour',
          symbol: 'HBR',
          decimals: 6,
          amount: '250000000',
        },
      ],
    },
    { do: 'resolve', at: 'route:1/fetchTokens', output: [] },
    { do: 'reject', at: 'route:1/fetchTokens', code: 'network.offline' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.poll.portfolio.shown.tokens.known.poll.waiting' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.retryGap.portfolio.shown.tokens.failed.resting' },
    { do: 'tell', at: 'route:1/watchSeen', event: { type: 'tokens.seen' } },
    { do: 'reject', at: 'route:1/fetchTokens', code: 'api.unavailable' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.long',
        },
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
    { do: 'send', at: 'route:1', event: { type: 'connection.disconnect', connectorId: 'example.meadow' } },
    { do: 'send', at: 'route:1', event: { type: 'connections.disconnectAll' } },
    {
      do: 'send',
      at: 'route:1',
      event: { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
    },
    { do: 'resolve', at: 'wallet:eip155/activateConnection' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [
                { address: '0x0000000000000000000000000000000000000000' },
                { address: '0x1111111111111111111111111111111111111111' },
                { address: '0x2222222222222222222222222222222222222222' },
                { address: '0x3333333333333333333333333333333333333333' },
                { address: '0x4444444444444444444444444444444444444444' },
                { address: '0x5555555555555555555555555555555555555555' },
                { address: '0x6666666666666666666666666666666666666666' },
                { address: '0x7777777777777777777777777777777777777777' },
                { address: '0x8888888888888888888888888888888888888888' },
              ],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.meadow',
        },
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'solana' } },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [
                { address: '0x0000000000000000000000000000000000000000' },
                { address: '0x1111111111111111111111111111111111111111' },
                { address: '0x2222222222222222222222222222222222222222' },
                { address: '0x3333333333333333333333333333333333333333' },
                { address: '0x4444444444444444444444444444444444444444' },
                { address: '0x5555555555555555555555555555555555555555' },
                { address: '0x6666666666666666666666666666666666666666' },
                { address: '0x7777777777777777777777777777777777777777' },
                { address: '0x8888888888888888888888888888888888888888' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [
                { address: '0x0000000000000000000000000000000000000000' },
                { address: '0x1111111111111111111111111111111111111111' },
                { address: '0x2222222222222222222222222222222222222222' },
                { address: '0x3333333333333333333333333333333333333333' },
                { address: '0x4444444444444444444444444444444444444444' },
                { address: '0x5555555555555555555555555555555555555555' },
                { address: '0x6666666666666666666666666666666666666666' },
                { address: '0x7777777777777777777777777777777777777777' },
                { address: '0x8888888888888888888888888888888888888888' },
              ],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.meadow',
        },
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'accounts.showAll' } },
    { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: ['example.meadow', 'example.long'] },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'ada' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: '🦊' } },
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
    { do: 'reject', at: 'route:2/checkName', code: 'name.suggestions' },
    { do: 'send', at: 'route:2', event: { type: 'name.register' } },
    { do: 'resolve', at: 'route:2/signName', output: { message: '{}', signature: '0x01' } },
    { do: 'resolve', at: 'route:2/registerName' },
    { do: 'send', at: '', event: { type: 'report.copy' } },
    { do: 'send', at: 'notices/report', event: { type: 'report.download' } },
    { do: 'resolve', at: 'notices/report/copyText' },
    { do: 'reject', at: 'notices/report/copyText', code: 'clipboard.failed' },
    {
      do: 'resolve',
      at: 'route:1/loadTokens',
      output: [
        { caipNetworkId: 'eip155:31337', name: 'Ether', symbol: 'ETH', decimals: 18, amount: '1500000000000000000' },
        {
          caipNetworkId: 'eip155:31337',
          address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
          name: 'Sandbox Dollar',
          symbol: 'SUSD',
          decimals: 6,
          amount: '25000000',
          price: '1',
        },
      ],
    },
    { do: 'resolve', at: 'route:1/loadTokens', output: [] },
    { do: 'reject', at: 'route:1/loadTokens', code: 'rpc.failed' },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99', decimal: '99' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: 'x', decimal: null } },
    { do: 'send', at: 'route:1', event: { type: 'amount.max' } },
    { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' } },
    { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
    { do: 'send', at: 'route:1', event: { type: 'receiver.paste' } },
    { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    { do: 'tell', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend', wish: '{"amount":"2.5"}' } },
    {
      do: 'resolve',
      at: 'route:1/readWish',
      output: {
        token: {
          caipNetworkId: 'eip155:31337',
          address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
          name: 'Sandbox Dollar',
          symbol: 'SUSD',
          decimals: 6,
          amount: '25000000',
          price: '1',
        },
        units: '2500000',
        to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/resolveReceiver',
      output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
    },
    { do: 'reject', at: 'route:1/resolveReceiver', code: 'transfer.receiver' },
    { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'token.choose',
        token: {
          caipNetworkId: 'eip155:31337',
          address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
          name: 'Sandbox Dollar',
          symbol: 'SUSD',
          decimals: 6,
          amount: '25000000',
          price: '1',
        },
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'amount.toggle' } },
    { do: 'tell', at: 'route:1/watchCodes', event: { type: 'scan.started' } },
    { do: 'tell', at: 'route:1/watchCodes', event: { type: 'scan.failed', failure: { code: 'camera.denied' } } },
    { do: 'send', at: 'route:1', event: { type: 'send.review' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.scanHint.send.draft.scanning.on.looking' },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: {
        fee: '21000000000000',
        reserve: '65000000000000',
        receiver: { isContract: false, isUnused: false },
        sent: { amount: '1000000' },
        received: { amount: '1000000' },
      },
    },
    { do: 'resolve', at: 'route:1/reviewTransfer', output: { fee: '9999000000000000000', reserve: '65000000000000' } },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { reserve: '65000000000000', problem: 'SUSD: transfer amount exceeds balance' },
    },
    { do: 'reject', at: 'route:1/reviewTransfer', code: 'rpc.failed' },
    { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' },
    {
      do: 'tell',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    {
      do: 'tell',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'tell',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.send.sending.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.send.sending.prompted.asking' },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
    },
    { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'confirmed' } },
    { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'failed' } },
    {
      do: 'resolve',
      at: 'transfer:route:1:1/readReceipt',
      output: { status: 'spedUp', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
    },
    {
      do: 'resolve',
      at: 'transfer:route:1:1/readReceipt',
      output: { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
    },
    { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'replaced' } },
    {
      do: 'send',
      at: 'route:1',
      event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'dropped', hash: '0x' },
    },
    {
      do: 'send',
      at: 'session',
      event: {
        type: 'session.sync',
        signer: null,
        networks: [],
        connected: ['eip155'],
        after: { type: 'networks.changed' },
      },
    },
    {
      do: 'send',
      at: 'session',
      event: {
        type: 'session.sync',
        signer: null,
        networks: [
          {
            id: 31337,
            name: 'Sandbox One',
            caipNetworkId: 'eip155:31337',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            explorerUrl: 'https://explorer.example',
            testnet: true,
          },
          {
            id: 31338,
            name: 'Sandbox Two',
            caipNetworkId: 'eip155:31338',
            chainNamespace: 'eip155',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: [],
            explorerUrl: 'https://explorer.example',
            testnet: true,
          },
        ],
        connected: [],
        after: {
          type: 'wallet.disconnected',
          namespace: 'eip155',
          connectorId: 'meadow',
          addresses: ['0x52908400098527886E0F7030069857D2E4169EE7'],
          remaining: 0,
        },
      },
    },
    { do: 'send', at: 'session', event: { type: 'session.ask' } },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: {
        required: true,
        covered: true,
        sessions: [
          { address: '0x52908400098527886E0F7030069857D2E4169EE7', caipNetworkId: 'eip155:31337', expiresAt: null },
        ],
        rereadIn: 3600000,
      },
    },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: { required: true, covered: false, sessions: [], rereadIn: 86400000 },
    },
    { do: 'reject', at: 'session/readSessions', code: 'sign.server' },
    { do: 'send', at: 'session', event: { type: 'session.reread' } },
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
    { do: 'fire', at: 'route:1', timer: 'xstate.after.messageLife.signIn.open.task.ready' },
    { do: 'resolve', at: 'route:1/signMessage', output: '0x5160' },
    { do: 'reject', at: 'route:1/signMessage', code: 'wallet.rejected' },
    { do: 'reject', at: 'route:1/signMessage', code: 'unheard-of' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.signIn.open.task.signing' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.signIn.open.task.signing.asking' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31338',
            },
          ],
          current: 'example.meadow',
        },
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'sign.cancel' } },
    {
      do: 'resolve',
      at: 'route:1/readSessions',
      output: {
        required: true,
        covered: true,
        sessions: [
          { address: '0x52908400098527886E0F7030069857D2E4169EE7', caipNetworkId: 'eip155:31337', expiresAt: null },
        ],
        rereadIn: 3600000,
      },
    },
    {
      do: 'send',
      at: 'notices/snackbar',
      event: { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
    },
    {
      do: 'send',
      at: 'notices/snackbar',
      event: { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
    },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    { do: 'tell', at: 'route:2/watchWindow', event: { type: 'window.blocked' } },
    {
      do: 'tell',
      at: 'route:2/watchWindow',
      event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
    },
    {
      do: 'tell',
      at: 'route:2/watchWindow',
      event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&error=access_denied' },
    },
    { do: 'resolve', at: 'route:2/socialUri', output: 'https://provider.example/login' },
    { do: 'resolve', at: 'route:2/connectSocial' },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.social.socialLogin.login.provider.asking.awaiting' },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
    { do: 'reject', at: 'route:2/farcasterUri', code: 'social.uri' },
    { do: 'resolve', at: 'route:2/connectFarcaster' },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    {
      do: 'resolve',
      at: 'route:1/startSwap',
      output: {
        tokens: [
          {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Tax',
            symbol: 'STAX',
            decimals: 18,
            address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '0',
          },
        ],
        from: {
          caipNetworkId: 'eip155:31337',
          name: 'Ether',
          symbol: 'ETH',
          decimals: 18,
          price: '3000',
          amount: '1500000000000000000',
        },
        to: null,
        units: '1000000000000000000',
        fee: '450000000000000',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/startSwap',
      output: {
        tokens: [
          {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Tax',
            symbol: 'STAX',
            decimals: 18,
            address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '0',
          },
        ],
        from: {
          caipNetworkId: 'eip155:31337',
          name: 'Sandbox Dollar',
          symbol: 'SUSD',
          decimals: 6,
          price: '1',
          address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
          amount: '25000000',
        },
        to: {
          caipNetworkId: 'eip155:31337',
          name: 'Ether',
          symbol: 'ETH',
          decimals: 18,
          price: '3000',
          amount: '1500000000000000000',
        },
        units: '3000000',
        fee: '450000000000000',
      },
    },
    { do: 'reject', at: 'route:1/startSwap', code: 'swap.init' },
    { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '', decimal: null } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
    { do: 'send', at: 'route:1', event: { type: 'slippage.type', text: '7', decimal: '7' } },
    { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000' } },
    { do: 'reject', at: 'route:1/quoteSwap', code: 'swap.amount' },
    { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteLife.swap.draft.form.offers.quoted' },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000' },
        least: '2958140733',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
        ],
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000' },
        least: '2958140733',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020', fee: '450000000000000' },
        least: '2958139',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000' },
        least: '2958140733',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        problem: 'Pool: insufficient output amount',
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'plan.retry' } },
    { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    {
      do: 'tell',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    {
      do: 'tell',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'tell',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.swapping.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.swapping.prompted.asking' },
    { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'confirmed' } },
    { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'failed' } },
    {
      do: 'resolve',
      at: 'swap:route:1:1/readReceipt',
      output: { status: 'spedUp', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
    },
    {
      do: 'resolve',
      at: 'swap:route:1:1/readReceipt',
      output: { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
    },
    { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'replaced' } },
    { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'token.choose',
        token: {
          caipNetworkId: 'eip155:31337',
          name: 'Sandbox Dollar',
          symbol: 'SUSD',
          decimals: 6,
          price: '1',
          address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
          amount: '25000000',
        },
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000' },
        least: '2958140733',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '900000000000000000',
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
        ],
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000' },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
        ],
      },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.approving.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.approving.prompted.asking' },
    {
      do: 'send',
      at: 'route:1',
      event: { type: 'transaction.ended', id: 'swap:route:1:1', outcome: 'dropped', hash: '0x' },
    },
    { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.hint.switchNetwork.switching.asking' },
    {
      do: 'send',
      at: 'notices/toasts',
      event: { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
    },
    { do: 'send', at: 'notices/toasts', event: { type: 'toasts.hold' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'transfer.send',
        transfer: {
          id: 'transfer:1',
          namespace: 'eip155',
          connectorId: 'example.meadow',
          address: '0x52908400098527886E0F7030069857D2E4169EE7',
          caipNetworkId: 'eip155:31337',
          to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
          amount: '1000000000000000000',
          decimals: 18,
          symbol: 'ETH',
        },
      },
    },
    {
      do: 'tell',
      at: 'transfer:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    { do: 'resolve', at: 'transfer:1/readReceipt', output: { status: 'pending', known: true, nonce: '3' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'ConnectingWalletConnect',
        wallet: {
          id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          name: 'Harbour',
          homepage: 'https://harbour.example',
          mobileLink: 'harbour://',
          desktopLink: 'harbour://',
          webappLink: 'https://app.harbour.example',
          appStore: 'https://apps.apple.com/app/id1',
          playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
          chromeStore: 'https://chromewebstore.google.com/detail/harbour',
          rdns: 'example.harbour',
          certified: true,
        },
      },
    },
    { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
    { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
    { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'unsupported' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'ConnectingWalletConnect',
        wallet: {
          id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
          name: 'Phantom',
          certified: true,
        },
      },
    },
    { do: 'tell', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.origin' } } },
    {
      do: 'tell',
      at: 'pairing/offerPairing',
      event: {
        type: 'pairing.refused',
        failure: { code: 'sign.invalid' },
        signIn: { network: 'eip155:1', isSmartAccount: false },
      },
    },
    { do: 'fire', at: 'pairing', timer: 'xstate.after.reach.pairing.code.offered.asking' },
    { do: 'send', at: 'route:2', event: { type: 'link.copy' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'ConnectingWalletConnect',
        wallet: {
          id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          name: 'Meadow',
          homepage: 'https://harbour.example',
          mobileLink: 'harbour://',
          desktopLink: 'harbour://',
          webappLink: 'https://app.harbour.example',
          appStore: 'https://apps.apple.com/app/id1',
          playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
          chromeStore: 'https://chromewebstore.google.com/detail/harbour',
          rdns: 'example.meadow',
          certified: true,
        },
      },
    },
    { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    { do: 'resolve', at: 'route:2/copyText' },
    { do: 'resolve', at: 'route:2/openLink', output: true },
    { do: 'reject', at: 'route:2/openLink', code: 'link.failed' },
    { do: 'resolve', at: 'route:2/openLink', output: false },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.hint.walletConnect.shown.platform.browser.asking' },
    {
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: {
        type: 'wallet.reported',
        report: {
          connectors: [
            {
              id: 'example.meadow',
              name: 'Meadow',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.meadow',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%233a7d44%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
            {
              id: 'example.long',
              name: 'The Wallet of the Society for the Very Long Names of Wallets',
              type: 'ANNOUNCED',
              namespace: 'eip155',
              rdns: 'example.long',
              icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%236b4fbb%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
            },
          ],
          connections: [],
          current: 'example.meadow',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'modal.close', reason: 'button' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'modal.open',
        view: 'ConnectingWalletConnect',
        uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'search.type', text: 'har' } },
    { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
    {
      do: 'resolve',
      at: 'route:1/fetchPage',
      output: {
        wallets: [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
            imageId: 'harbour',
          },
          {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
          },
        ],
        last: false,
        count: 83,
      },
    },
    { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: false, count: 83 } },
    {
      do: 'resolve',
      at: 'route:1/fetchPage',
      output: {
        wallets: [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
        ],
        last: true,
        count: 1,
      },
    },
    { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: true, count: 0 } },
    { do: 'reject', at: 'route:1/fetchPage', code: 'directory.failed' },
    {
      do: 'resolve',
      at: 'route:1/searchWallets',
      output: [
        {
          id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          name: 'Harbour',
          homepage: 'https://harbour.example',
          mobileLink: 'harbour://',
          desktopLink: 'harbour://',
          webappLink: 'https://app.harbour.example',
          appStore: 'https://apps.apple.com/app/id1',
          playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
          chromeStore: 'https://chromewebstore.google.com/detail/harbour',
          rdns: 'example.harbour',
          certified: true,
          imageId: 'harbour',
        },
      ],
    },
    { do: 'resolve', at: 'route:1/searchWallets', output: [] },
    { do: 'reject', at: 'route:1/searchWallets', code: 'directory.failed' },
    { do: 'send', at: 'wallet:eip155', event: { type: 'wallet.connect', connectorId: 'example.meadow' } },
    { do: 'fire', at: 'wallet:eip155', timer: 'xstate.after.request.wallet.link.watching.awaiting' },
    { do: 'send', at: 'wallet:eip155', event: { type: 'wallet.disconnect' } },
    { do: 'send', at: 'wallet:eip155', event: { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:31338' } },
    {
      do: 'send',
      at: 'wallet:eip155',
      event: {
        type: 'wallet.activate',
        connectorId: 'example.long',
        address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      },
    },
  ],
}
