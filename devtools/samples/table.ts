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
    acceptTerms: {
      at: 'route:1',
      input: {
        features: {
          connectorTypeOrder: [],
          connectMethodsOrder: [],
          multiWallet: true,
          legalCheckbox: true,
          termsConditionsUrl: 'https://dapp.example/terms',
          privacyPolicyUrl: 'https://dapp.example/privacy',
        },
      },
      path: [0, 1],
      events: [
        { type: 'terms.tick' },
        { type: 'terms.untick' },
        { type: 'terms.accept' },
        { type: 'features.changed', features: { termsConditionsUrl: 'https://dapp.example/new' } },
      ],
    },
    accountSettings: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [6, 7],
      events: [
        { type: 'email.edit' },
        { type: 'networks.open' },
        { type: 'name.open' },
        { type: 'accountType.switch' },
        { type: 'upgrade.open' },
        { type: 'upgrade.follow' },
        { type: 'account.disconnect' },
        { type: 'nav.back' },
        { type: 'networks.changed', networks: [] },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.userChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
        { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' },
      ],
    },
    account: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [14, 1],
      events: [
        { type: 'address.copy' },
        { type: 'balance.retry' },
        { type: 'account.disconnect' },
        { type: 'portfolio.open' },
        { type: 'networks.open' },
        { type: 'wallets.open' },
        { type: 'send.open' },
        { type: 'settings.open' },
        { type: 'sessions.open' },
        { type: 'swaps.open' },
        { type: 'onramp.open' },
        { type: 'receive.open' },
        { type: 'activity.open' },
        { type: 'networks.changed', networks: [] },
        { type: 'features.changed', features: { activity: false } },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
        { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' },
        { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      ],
    },
    activity: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [18, 26],
      events: [
        { type: 'activity.more' },
        { type: 'activity.retry' },
        { type: 'networks.changed', networks: [] },
        { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      ],
    },
    alerts: {
      at: 'notices/alerts',
      path: [34, 35],
      events: [
        { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
        { type: 'alert.raise', severity: 'warning', failure: { code: 'network.unsupported' } },
        { type: 'alert.dismiss' },
      ],
    },
    approveTransaction: { at: 'route:1', path: [37, 38], events: [{ type: 'nav.back' }] },
    balance: {
      at: 'balance:eip155',
      path: [18, 39],
      events: [
        { type: 'balance.want', namespace: 'eip155' },
        { type: 'balance.fetch', namespace: 'eip155' },
        { type: 'balance.renew', namespace: 'eip155' },
      ],
    },
    buy: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [18, 41],
      events: [
        { type: 'options.retry' },
        { type: 'help.open' },
        { type: 'currency.open' },
        { type: 'currency.choose', id: 'EUR' },
        { type: 'token.open' },
        { type: 'token.choose', id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4' },
        { type: 'token.choose', id: '2b92315d-eab7-5bef-84fa-089a131333f5' },
        { type: 'search.type', text: 'eth' },
        { type: 'rows.show', ids: ['token:ETH'] },
        { type: 'amount.type', text: '50', decimal: '50' },
        { type: 'amount.type', text: '5', decimal: '5' },
        { type: 'amount.type', text: '99999', decimal: '99999' },
        { type: 'amount.type', text: 'x', decimal: null },
        { type: 'amount.type', text: '', decimal: null },
        { type: 'links.retry' },
        { type: 'provider.choose', provider: 'coinbase' },
        { type: 'provider.choose', provider: 'meld' },
        { type: 'page.open' },
        { type: 'provider.retry' },
        { type: 'purchases.open' },
        { type: 'purchases.retry' },
        { type: 'form.open' },
        { type: 'nav.back' },
        { type: 'networks.open' },
      ],
    },
    config: {
      at: 'config',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [1, 66],
      events: [{ type: 'service.refresh' }, { type: 'features.wish', features: { socials: ['x'] } }],
    },
    connect: {
      at: 'route:1',
      path: [0, 1],
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
        { type: 'wallets.show' },
        { type: 'email.submit', email: 'ada@example.org' },
        { type: 'social.choose', provider: 'google' },
        { type: 'social.choose' },
        { type: 'connector.retry' },
        { type: 'connectors.retry' },
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
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [1, 66],
      events: [{ type: 'images.want', ids: ['other'] }, { type: 'service.refresh' }],
    },
    downloads: {
      at: 'route:2',
      path: [0, 1, 89],
      events: [
        { type: 'store.choose', store: 'appStore' },
        { type: 'store.choose', store: 'playStore' },
      ],
    },
    emailLogin: {
      at: 'route:2',
      path: [85, 1, 93],
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
    grantPermissions: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
        features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
      },
      path: [6, 103],
      events: [
        { type: 'grant.retry' },
        { type: 'grant.leave' },
        { type: 'grant.finish' },
        { type: 'sessions.open' },
        { type: 'nav.back' },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      ],
    },
    headless: {
      at: 'headless',
      path: [0, 113],
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
        { type: 'modal.open', view: 'AcceptTerms' },
        { type: 'modal.open', view: 'Connect' },
        { type: 'modal.open', view: 'Account' },
        { type: 'modal.open', view: 'ProfileWallets' },
        { type: 'modal.open', view: 'WalletReceive' },
        { type: 'modal.open', view: 'WalletSend' },
        { type: 'modal.open', view: 'Swap' },
        { type: 'modal.open', view: 'OnRampProviders' },
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
        { type: 'modal.open', view: 'UpdateEmailWallet' },
        { type: 'modal.open', view: 'SmartSessionList' },
        { type: 'modal.open', view: 'SmartSessionCreated' },
        { type: 'modal.open', view: 'AccountSettings' },
        { type: 'modal.close', reason: 'escape' },
        { type: 'modal.close', reason: 'backdrop' },
        { type: 'modal.close', reason: 'button' },
        { type: 'modal.close', reason: 'api' },
        { type: 'nav.push', route: 'AcceptTerms' },
        { type: 'nav.replace', route: 'AcceptTerms' },
        { type: 'nav.push', route: 'Connect' },
        { type: 'nav.replace', route: 'Connect' },
        { type: 'nav.push', route: 'Account' },
        { type: 'nav.replace', route: 'Account' },
        { type: 'nav.push', route: 'ProfileWallets' },
        { type: 'nav.replace', route: 'ProfileWallets' },
        { type: 'nav.push', route: 'WalletReceive' },
        { type: 'nav.replace', route: 'WalletReceive' },
        { type: 'nav.push', route: 'WalletSend' },
        { type: 'nav.replace', route: 'WalletSend' },
        { type: 'nav.push', route: 'Swap' },
        { type: 'nav.replace', route: 'Swap' },
        { type: 'nav.push', route: 'OnRampProviders' },
        { type: 'nav.replace', route: 'OnRampProviders' },
        { type: 'nav.push', route: 'Transactions' },
        { type: 'nav.replace', route: 'Transactions' },
        { type: 'nav.push', route: 'Portfolio' },
        { type: 'nav.replace', route: 'Portfolio' },
        { type: 'nav.push', route: 'AllWallets' },
        { type: 'nav.replace', route: 'AllWallets' },
        { type: 'nav.push', route: 'ConnectingWalletConnect' },
        { type: 'nav.replace', route: 'ConnectingWalletConnect' },
        { type: 'nav.push', route: 'Downloads' },
        { type: 'nav.replace', route: 'Downloads' },
        { type: 'nav.push', route: 'GetWallet' },
        { type: 'nav.replace', route: 'GetWallet' },
        { type: 'nav.push', route: 'WhatIsAWallet' },
        { type: 'nav.replace', route: 'WhatIsAWallet' },
        { type: 'nav.push', route: 'Networks' },
        { type: 'nav.replace', route: 'Networks' },
        { type: 'nav.push', route: 'WhatIsANetwork' },
        { type: 'nav.replace', route: 'WhatIsANetwork' },
        { type: 'nav.push', route: 'SwitchNetwork' },
        { type: 'nav.replace', route: 'SwitchNetwork' },
        { type: 'nav.push', route: 'SwitchActiveChain' },
        { type: 'nav.replace', route: 'SwitchActiveChain' },
        { type: 'nav.push', route: 'SIWXSignMessage' },
        { type: 'nav.replace', route: 'SIWXSignMessage' },
        { type: 'nav.push', route: 'UnsupportedChain' },
        { type: 'nav.replace', route: 'UnsupportedChain' },
        { type: 'nav.push', route: 'EmailLogin' },
        { type: 'nav.replace', route: 'EmailLogin' },
        { type: 'nav.push', route: 'ConnectSocials' },
        { type: 'nav.replace', route: 'ConnectSocials' },
        { type: 'nav.push', route: 'ApproveTransaction' },
        { type: 'nav.replace', route: 'ApproveTransaction' },
        { type: 'nav.push', route: 'RegisterAccountName' },
        { type: 'nav.replace', route: 'RegisterAccountName' },
        { type: 'nav.push', route: 'UpdateEmailWallet' },
        { type: 'nav.replace', route: 'UpdateEmailWallet' },
        { type: 'nav.push', route: 'SmartSessionList' },
        { type: 'nav.replace', route: 'SmartSessionList' },
        { type: 'nav.push', route: 'SmartSessionCreated' },
        { type: 'nav.replace', route: 'SmartSessionCreated' },
        { type: 'nav.push', route: 'AccountSettings' },
        { type: 'nav.replace', route: 'AccountSettings' },
        { type: 'modal.exited' },
        { type: 'nav.back' },
        { type: 'nav.pop' },
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
        { type: 'terms.accepted', accepted: 'https://dapp.example/terms https://dapp.example/privacy' },
        { type: 'headless.start' },
        { type: 'code.want' },
        { type: 'code.waive' },
        { type: 'features.changed', features: { multiWallet: false } },
        { type: 'features.wish', features: { activity: false } },
        { type: 'account.disconnect' },
        { type: 'account.disconnect', namespace: 'eip155' },
        { type: 'gate.open' },
      ],
    },
    notices: {
      at: 'notices',
      path: [34, 35],
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
      path: [166],
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
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [18, 140, 170],
      events: [
        { type: 'tab.choose', tab: 'tokens' },
        { type: 'tab.choose', tab: 'nfts' },
        { type: 'tab.choose', tab: 'activity' },
        { type: 'tokens.retry' },
        { type: 'receive.open' },
        { type: 'onramp.open' },
      ],
    },
    profileWallets: {
      at: 'route:1',
      path: [179, 137],
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
        { type: 'connection.reconnect', connectorId: 'example.long' },
        { type: 'connection.forget', connectorId: 'example.long' },
        { type: 'connection.reconnect', connectorId: 'example.plain' },
        { type: 'connection.forget', connectorId: 'example.plain' },
        { type: 'connection.reconnect', connectorId: 'walletConnect' },
        { type: 'connection.forget', connectorId: 'walletConnect' },
        { type: 'connection.reconnect', connectorId: 'AUTH' },
        { type: 'connection.forget', connectorId: 'AUTH' },
        { type: 'connection.reconnect', connectorId: 'example.gone' },
        { type: 'connection.forget', connectorId: 'example.gone' },
        { type: 'tab.choose', namespace: 'eip155' },
        { type: 'tab.choose', namespace: 'solana' },
        { type: 'accounts.showAll' },
        { type: 'wallet.add' },
        { type: 'wallet.removed', namespace: 'eip155' },
        { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      ],
    },
    purchase: { at: 'purchase:1000', path: [18, 193], events: [] },
    receive: {
      at: 'route:1',
      path: [18, 138],
      events: [{ type: 'address.copy' }, { type: 'nav.back' }, { type: 'networks.open' }],
    },
    reconnect: {
      at: 'wallet:eip155/reconnect',
      input: { features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false } },
      path: [197],
      events: [],
    },
    registerAccountName: {
      at: 'route:2',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [14, 1, 198],
      events: [
        { type: 'name.begin' },
        { type: 'name.type', text: 'Lovelace' },
        { type: 'name.type', text: 'ada' },
        { type: 'name.type', text: 'ada.reown.id' },
        { type: 'name.type', text: '🦊' },
        { type: 'name.type', text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
        { type: 'name.type', text: ' ' },
        { type: 'name.choose', name: 'my-lovelace.reown.id' },
        { type: 'name.choose', name: 'lovelace-1.reown.id' },
        { type: 'name.check' },
        { type: 'name.register' },
        { type: 'name.finish' },
        { type: 'nav.back' },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
        {
          type: 'transaction.refused',
          id: 'name:route:2:1',
          failure: { code: 'name.refused', params: { reason: 'Taken' } },
        },
        { type: 'transaction.refused', id: 'name:route:2:1', failure: { code: 'name.failed', params: { name: 'x' } } },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      ],
    },
    registration: { at: 'name:1', path: [14, 213], events: [] },
    report: { at: 'notices/report', path: [214], events: [{ type: 'report.copy' }, { type: 'report.download' }] },
    send: {
      at: 'route:1',
      path: [18, 139],
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
        {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
        { type: 'receiver.clear' },
        { type: 'receiver.vouch' },
        { type: 'receiver.paste' },
        { type: 'receiver.choose', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
        { type: 'receiver.scan' },
        { type: 'scan.retry' },
        { type: 'onramp.open' },
        { type: 'send.review' },
        { type: 'review.retry' },
        { type: 'send.confirm' },
        { type: 'send.again' },
        { type: 'send.finish' },
        { type: 'nav.back' },
        { type: 'tokens.open' },
      ],
    },
    session: {
      at: 'session',
      input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
      path: [18],
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
        { type: 'session.end' },
      ],
    },
    signIn: {
      at: 'route:1',
      input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
      path: [18, 158],
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
    smartSessions: {
      at: 'route:1',
      input: {
        projectServices: {
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
        features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
      },
      path: [6, 148],
      events: [
        { type: 'sessions.retry' },
        { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' },
        { type: 'session.choose', pci: 'unheard of' },
        { type: 'session.revoke' },
        { type: 'session.finish' },
        { type: 'nav.back' },
        { type: 'wallet.accountChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
        { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      ],
    },
    snackbar: {
      at: 'notices/snackbar',
      path: [34, 35],
      events: [
        { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
        { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
        { type: 'snackbar.dismiss' },
        { type: 'snackbar.leave' },
      ],
    },
    socialLogin: {
      at: 'route:2',
      path: [85, 1, 305],
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
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [18, 143],
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
        { type: 'swap.again' },
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
      path: [18, 82, 132, 152],
      events: [{ type: 'network.connect' }, { type: 'wallet.removed', namespace: 'solana' }],
    },
    switchNetwork: {
      at: 'route:2',
      path: [18, 132, 366],
      events: [{ type: 'network.retry' }, { type: 'wallet.removed', namespace: 'eip155' }],
    },
    toasts: {
      at: 'notices/toasts',
      path: [34, 35],
      events: [
        { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
        { type: 'toast.add', id: 'two', variant: 'loading', message: 'Sending 1 ETH' },
        { type: 'toast.dismiss', id: 'one' },
        { type: 'toast.dismiss', id: 'two' },
        { type: 'toasts.hold' },
        { type: 'toasts.release' },
      ],
    },
    transaction: { at: 'transfer:1', path: [18, 370], events: [] },
    updateEmailWallet: {
      at: 'route:1',
      path: [37, 147],
      events: [
        { type: 'email.submit', email: 'countess@example.org' },
        { type: 'email.submit', email: 'Ada@example.org' },
        { type: 'email.submit', email: 'not one' },
        { type: 'email.resend' },
        { type: 'code.submit', code: '123456' },
        { type: 'code.submit', code: '12' },
        { type: 'nav.back' },
        { type: 'wallet.userChanged', namespace: 'eip155' },
        { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      ],
    },
    walletConnect: {
      at: 'route:2',
      path: [0, 1, 380],
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
          directory: { expected: [0, 0], allWallets: 'SHOW' },
          config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
        },
      },
      path: [0, 128, 66],
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
        { type: 'wallet.retry' },
        { type: 'wallet.dispose' },
      ],
    },
  },
  paths: {
    acceptTerms: {
      acceptTerms: {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1],
      },
      'acceptTerms.unticked': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1],
      },
      'acceptTerms.ticked': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2],
      },
      connect: {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2, 3],
      },
      'connect.choosing': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2, 3],
      },
      'connect.choosing.installed': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2, 3],
      },
      'connect.choosing.none': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2, 3, 4],
      },
      'connect.choosing.unreached': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [0, 1, 2, 3, 4, 5],
      },
    },
    accountSettings: {
      accountSettings: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.email': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.dashboard': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.accountType': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.name': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.leave': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.leave.staying': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.email.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.dashboard.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.accountType.settled': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.name.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7],
      },
      'accountSettings.shown.accountType.switching': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7, 8],
      },
      'accountSettings.upgrade': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7, 9],
      },
      'accountSettings.shown.leave.leaving': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7, 10],
      },
      'accountSettings.shown.name.settled': { path: [11, 7] },
      'accountSettings.shown.email.missing': { path: [11, 7] },
      'accountSettings.shown.dashboard.missing': { path: [11, 7] },
      'accountSettings.shown.accountType.single': { path: [11, 7] },
      'accountSettings.shown.name.nameless': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7, 12],
      },
      'accountSettings.shown.accountType.refused': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [6, 7, 8, 13],
      },
    },
    account: {
      account: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.layout': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.identity': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.identity.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.balance': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.balance.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.network': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.copy': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.copy.idle': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.leave': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.leave.staying': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.layout.portfolio': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.network.explorable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1],
      },
      'account.shown.copy.copying': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 15],
      },
      'account.shown.leave.leaving': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 10],
      },
      'account.shown.network.unknown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 16],
      },
      'account.shown.identity.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 17],
      },
      'account.shown.layout.list': { path: [18, 1] },
      'account.shown.identity.nameless': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 19],
      },
      'account.shown.balance.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 20],
      },
      'account.shown.balance.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 21],
      },
      'account.shown.balance.failed.resting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 21],
      },
      'account.shown.network.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 1, 22, 23],
      },
      'account.shown.copy.copied': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 1, 22, 15, 24],
      },
      'account.shown.balance.failed.retryable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 1, 22, 21, 25],
      },
    },
    activity: {
      activity: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26],
      },
      'activity.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26],
      },
      'activity.shown.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26],
      },
      'activity.shown.loading.first': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26],
      },
      'activity.shown.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 27],
      },
      'activity.shown.loading.second': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 28],
      },
      'activity.shown.complete': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 29],
      },
      'activity.shown.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 29],
      },
      'activity.shown.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 30],
      },
      'activity.shown.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 31],
      },
      'activity.shown.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 31],
      },
      'activity.shown.loading.third': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 28, 28],
      },
      'activity.shown.paused': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 28, 28, 28],
      },
      'activity.shown.paused.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 28, 28, 28],
      },
      'activity.shown.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 32, 33, 31],
      },
      'activity.shown.paused.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26, 32, 33, 27, 27, 27],
      },
    },
    alerts: {
      alerts: { path: [34, 35] },
      'alerts.silent': { path: [34, 35] },
      'alerts.showing': { path: [34, 35, 36] },
    },
    approveTransaction: { approveTransaction: { path: [37, 38] }, 'approveTransaction.shown': { path: [37, 38] } },
    balance: {
      balance: { path: [18, 39] },
      'balance.loading': { path: [18, 39] },
      'balance.idle': { path: [18, 39, 4] },
      'balance.ready': { path: [18, 39, 20] },
      'balance.ready.fresh': { path: [18, 39, 20] },
      'balance.failed': { path: [18, 39, 21] },
      'balance.failed.resting': { path: [18, 39, 21] },
      'balance.ready.stale': { path: [18, 39, 20, 40] },
      'balance.failed.retryable': { path: [18, 39, 21, 25] },
    },
    buy: {
      buy: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41],
      },
      'buy.draft': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41],
      },
      'buy.draft.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41],
      },
      'buy.draft.form': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.step': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.quotes': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.quotes.idle': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.links': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.links.idle': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.form.step.amountMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42],
      },
      'buy.draft.unsupported': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, onramp: [] },
        },
        path: [18, 41],
      },
      'buy.draft.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 43],
      },
      'buy.draft.learning': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 44],
      },
      'buy.draft.choosingCurrency': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 45],
      },
      'buy.draft.choosingToken': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 46],
      },
      'buy.draft.form.quotes.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47],
      },
      'buy.draft.form.links.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47],
      },
      'buy.draft.form.step.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47],
      },
      'buy.draft.form.step.amountLow': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 48],
      },
      'buy.draft.form.step.amountHigh': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 49],
      },
      'buy.draft.form.step.amountMalformed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 50],
      },
      'buy.purchases': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 51],
      },
      'buy.purchases.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 51],
      },
      'buy.draft.form.quotes.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52],
      },
      'buy.purchases.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 51, 53],
      },
      'buy.purchases.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 51, 54],
      },
      'buy.purchases.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 51, 55],
      },
      'buy.draft.form.quotes.quoted': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56],
      },
      'buy.draft.form.links.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56],
      },
      'buy.draft.form.quotes.estimated': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 57],
      },
      'buy.draft.form.links.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58],
      },
      'buy.draft.form.links.unknown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 59],
      },
      'buy.paying': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60],
      },
      'buy.paying.opening': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60],
      },
      'buy.paying.watched': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 61],
      },
      'buy.paying.watched.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 61],
      },
      'buy.paying.blocked': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 62],
      },
      'buy.paying.watched.closed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 61, 63],
      },
      'buy.paying.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 61, 64],
      },
      'buy.paying.late': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41, 42, 47, 52, 56, 58, 60, 61, 65],
      },
    },
    config: {
      config: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'config.project': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'config.analytics': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'config.project.fetching': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'config.analytics.fetching': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'config.project.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: true, local: {} },
          },
        },
        path: [1, 66],
      },
      'config.project.checkingOrigin': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 67],
      },
      'config.project.degraded': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 68],
      },
      'config.analytics.on': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 69],
      },
      'config.analytics.off': {
        input: {
          projectServices: { directory: { expected: [0, 0], allWallets: 'SHOW' }, config: { basic: false, local: {} } },
        },
        path: [1, 66],
      },
      'config.analytics.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 70],
      },
      'config.project.misconfigured': {
        input: {
          projectServices: { directory: { expected: [0, 0], allWallets: 'SHOW' }, config: { basic: false, local: {} } },
        },
        path: [1, 66],
      },
    },
    connect: {
      connect: { path: [1] },
      'connect.choosing': { path: [1] },
      'connect.choosing.installed': { path: [0, 1] },
      'connect.requesting': { path: [1, 71] },
      'connect.requesting.asking': { path: [1, 71] },
      'connect.choosing.none': { path: [1, 4] },
      'connect.succeeded': { path: [0, 1, 71, 18] },
      'connect.failed': { path: [0, 1, 71, 72] },
      'connect.failed.retryable': { path: [0, 1, 71, 72] },
      'connect.failed.declined': { path: [0, 1, 71, 73] },
      'connect.failed.pending': { path: [0, 1, 71, 74] },
      'connect.failed.timedOut': { path: [0, 1, 71, 75] },
      'connect.failed.notInstalled': { path: [0, 1, 71, 76] },
      'connect.failed.blocked': { path: [0, 1, 71, 77] },
      'connect.failed.final': { path: [0, 1, 71, 78] },
      'connect.failed.offline': { path: [0, 1, 71, 79] },
      'connect.requesting.slow': { path: [0, 1, 71, 80] },
      'connect.choosing.unreached': { path: [1, 5] },
      'connect.choosing.looking': { path: [1] },
      'connect.failed.known': { path: [0, 1, 71, 18, 81, 71] },
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
        path: [0, 82, 1, 83],
      },
      'connect.choosing.all': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [84, 1],
      },
      'connect.choosing.leading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'HIDE' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [84, 1],
      },
      'connect.choosing.collapsed': {
        input: {
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, collapseWallets: true },
        },
        path: [85, 1],
      },
      'connect.choosing.hidden': {
        input: {
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, enableWallets: false },
        },
        path: [85, 1],
      },
    },
    directory: {
      directory: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'directory.prefetching': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66],
      },
      'directory.loadingImages': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 86],
      },
      'directory.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 87],
      },
      'directory.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1, 66, 88],
      },
    },
    downloads: {
      downloads: { path: [0, 1, 89] },
      'downloads.known': { path: [0, 1, 89] },
      'downloads.known.scanning': { path: [0, 1, 89] },
      'downloads.known.scanning.appStore': { path: [0, 1, 89] },
      'downloads.known.scanning.playStore': { path: [0, 1, 90] },
      'downloads.known.phone': { input: { environment: { mobile: true } }, path: [0, 1, 89] },
      'downloads.known.desktop': { path: [0, 1, 91] },
      'downloads.unknown': { path: [0, 1, 92] },
    },
    emailLogin: {
      emailLogin: { path: [85, 1, 93] },
      'emailLogin.login': { path: [85, 1, 93] },
      'emailLogin.login.step': { path: [85, 1, 93] },
      'emailLogin.login.resend': { path: [85, 1, 93] },
      'emailLogin.login.resend.ready': { path: [85, 1, 93] },
      'emailLogin.login.step.typing': { path: [85, 1, 93] },
      'emailLogin.login.step.sending': { path: [85, 1, 94] },
      'emailLogin.login.step.device': { path: [85, 1, 94, 95] },
      'emailLogin.login.step.device.waiting': { path: [85, 1, 94, 95] },
      'emailLogin.login.resend.cooling': { path: [85, 1, 94, 95] },
      'emailLogin.login.resend.cooling.counting': { path: [85, 1, 94, 95] },
      'emailLogin.login.step.code': { path: [85, 1, 94, 96] },
      'emailLogin.login.step.code.typing': { path: [85, 1, 94, 96] },
      'emailLogin.login.step.connecting': { path: [85, 1, 94, 97] },
      'emailLogin.login.step.code.verifying': { path: [85, 1, 93, 98, 96, 99] },
      'emailLogin.login.step.succeeded': { path: [85, 1, 93, 98, 97, 14] },
      'emailLogin.login.step.ending': { path: [85, 1, 93, 98, 97, 72] },
      'emailLogin.login.step.device.sending': { path: [85, 1, 93, 98, 95, 100, 101] },
      'emailLogin.login.step.code.connecting': { path: [85, 1, 93, 98, 96, 99, 102] },
      'emailLogin.login.step.code.sending': { path: [85, 1, 93, 98, 96, 100, 101] },
      'emailLogin.login.step.code.succeeded': { path: [85, 1, 93, 98, 96, 99, 102, 14] },
    },
    grantPermissions: {
      grantPermissions: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting.progress': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting.progress.preparing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting.tokens': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting.tokens.none': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103],
      },
      'grantPermissions.granting.progress.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104],
      },
      'grantPermissions.granting.tokens.reading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104],
      },
      'grantPermissions.granting.progress.refused': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 105],
      },
      'grantPermissions.granting.progress.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 106],
      },
      'grantPermissions.granting.progress.activating': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 107],
      },
      'grantPermissions.granting.progress.declined': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 108],
      },
      'grantPermissions.granting.tokens.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 109],
      },
      'grantPermissions.granting.tokens.unknown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 110],
      },
      'grantPermissions.granting.progress.created': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 107, 111],
      },
      'grantPermissions.granting.progress.created.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 107, 111],
      },
      'grantPermissions.granting.progress.untold': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 103, 104, 107, 112],
      },
      'grantPermissions.granting.progress.created.alone': { path: [6, 103, 104, 107, 111] },
    },
    headless: {
      headless: { path: [0, 113] },
      'headless.leading': { path: [0, 113] },
      'headless.leading.asking': { path: [0, 113] },
      'headless.list': { path: [0, 113] },
      'headless.list.idle': { path: [0, 113] },
      'headless.code': { path: [0, 113] },
      'headless.code.none': { path: [0, 113] },
      'headless.connection': { path: [0, 113] },
      'headless.connection.idle': { path: [0, 113] },
      'headless.list.fetching': { path: [0, 113, 114] },
      'headless.list.fetching.paging': { path: [0, 113, 114] },
      'headless.list.fetching.searching': { path: [0, 113, 115] },
      'headless.code.loading': { path: [0, 113, 116] },
      'headless.connection.asking': { path: [0, 113, 117] },
      'headless.connection.pairing': { path: [0, 113, 118] },
      'headless.connection.pairing.coding': { path: [0, 113, 118] },
      'headless.leading.known': { path: [0, 113, 119] },
      'headless.leading.failed': { path: [0, 113, 120] },
      'headless.leading.again': { path: [0, 113, 120, 114] },
      'headless.code.held': { path: [0, 113, 121, 116, 122] },
      'headless.code.held.asking': { path: [0, 113, 121, 116, 122] },
      'headless.code.failed': { path: [0, 113, 121, 116, 123] },
      'headless.code.held.ready': { path: [0, 113, 121, 116, 122, 124] },
      'headless.code.held.refused': { path: [0, 113, 121, 116, 122, 125] },
      'headless.connection.pairing.approving': { path: [0, 113, 121, 118, 122, 124] },
      'headless.connection.adopting': { path: [0, 113, 121, 118, 122, 126] },
      'headless.connection.pairing.opening': {
        input: { environment: { mobile: true } },
        path: [0, 113, 121, 127, 122, 124],
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
      'kit.modal.open.AllWallets': { path: [128] },
      'kit.modal.open.ConnectingWalletConnect': { path: [129] },
      'kit.modal.open.GetWallet': { path: [130] },
      'kit.modal.open.WhatIsAWallet': { path: [131] },
      'kit.modal.open.Networks': { path: [132] },
      'kit.modal.open.WhatIsANetwork': { path: [133] },
      'kit.boot.ready': { path: [134] },
      'kit.networkSupport.unsupported': { path: [135] },
      'kit.modal.open.UnsupportedChain': { path: [135] },
      'kit.modal.open.Downloads': { path: [1, 89] },
      'kit.modal.open.Account': { path: [1, 18] },
      'kit.pendingConnection.activating': { path: [134, 136] },
      'kit.modal.open.ProfileWallets': { path: [18, 137] },
      'kit.modal.open.WalletReceive': { path: [18, 138] },
      'kit.modal.open.WalletSend': { path: [18, 139] },
      'kit.modal.open.Portfolio': { path: [18, 140] },
      'kit.pendingNetwork.switching': { path: [18, 141] },
      'kit.modal.open.SwitchNetwork': { path: [135, 142] },
      'kit.modal.open.AcceptTerms': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        path: [1],
      },
      'kit.projectServices.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [1],
      },
      'kit.modal.open.Swap': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143],
      },
      'kit.modal.open.OnRampProviders': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 41],
      },
      'kit.modal.open.Transactions': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 26],
      },
      'kit.modal.open.EmailLogin': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 144],
      },
      'kit.modal.open.ConnectSocials': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 145],
      },
      'kit.modal.open.ApproveTransaction': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 38],
      },
      'kit.modal.open.RegisterAccountName': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 146],
      },
      'kit.modal.open.UpdateEmailWallet': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 147],
      },
      'kit.modal.open.SmartSessionList': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148],
      },
      'kit.modal.open.AccountSettings': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 7],
      },
      'kit.modal.open.SmartSessionCreated': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 149],
      },
      'kit.notices.told': { lazy: true, path: [150, 151] },
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
        path: [135, 152],
      },
      'kit.pendingNetwork.joining': {
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
        path: [6, 153, 154],
      },
      'kit.modal.open.loading': { lazy: true, path: [128] },
      'kit.notices.loading': { lazy: true, path: [150] },
      'kit.modal.closing': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        lazy: true,
        path: [1, 155],
      },
      'kit.modal.open.failed': {
        input: {
          features: {
            connectorTypeOrder: [],
            connectMethodsOrder: [],
            multiWallet: true,
            legalCheckbox: true,
            termsConditionsUrl: 'https://dapp.example/terms',
            privacyPolicyUrl: 'https://dapp.example/privacy',
          },
        },
        lazy: true,
        path: [1, 156],
      },
      'kit.projectServices.loaded': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [130, 66],
      },
      'kit.projectServices.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [130, 157],
      },
      'kit.gate.guarded': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158],
      },
      'kit.gate.guarded.pending': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [18, 159],
      },
      'kit.deferral.waiting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158, 160],
      },
      'kit.gate.guarded.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158, 161],
      },
      'kit.gate.guarded.required': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158],
      },
      'kit.modal.open.SIWXSignMessage': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158],
      },
      'kit.modal.open.SIWXSignMessage.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158],
      },
      'kit.gate.guarded.optional': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [0, 162, 18, 163],
      },
      'kit.modal.open.SIWXSignMessage.refusing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [6, 158, 1],
      },
      'kit.gate.loading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [18],
      },
      'kit.gate.loading.restored': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [18],
      },
      'kit.gate.failed': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [18, 164],
      },
      'kit.gate.loading.connected': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        lazy: true,
        path: [18, 164, 165],
      },
    },
    notices: { notices: { path: [34, 35] } },
    pairing: {
      pairing: { path: [166] },
      'pairing.holders': { path: [166] },
      'pairing.code': { path: [166] },
      'pairing.holders.held': { path: [166] },
      'pairing.code.offered': { path: [166] },
      'pairing.code.offered.asking': { path: [166] },
      'pairing.holders.free': { path: [166, 167] },
      'pairing.code.offered.ready': { path: [166, 124] },
      'pairing.code.none': { path: [166, 126] },
      'pairing.code.failed': { path: [166, 125] },
      'pairing.code.offered.authenticating': { path: [166, 168] },
      'pairing.code.offered.renewing': { path: [166, 124, 169] },
    },
    portfolio: {
      portfolio: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown.tab': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown.tokens': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown.tokens.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown.tab.history': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 170],
      },
      'portfolio.shown.tab.history.activity': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 170],
      },
      'portfolio.shown.tab.tokens': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140],
      },
      'portfolio.shown.tab.history.nfts': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 171],
      },
      'portfolio.shown.tokens.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172],
      },
      'portfolio.shown.tokens.known.content': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172],
      },
      'portfolio.shown.tokens.known.poll': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172],
      },
      'portfolio.shown.tokens.known.poll.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172],
      },
      'portfolio.shown.tokens.known.content.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172],
      },
      'portfolio.shown.tokens.known.content.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 173],
      },
      'portfolio.shown.tokens.known.content.empty.buyable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 173],
      },
      'portfolio.shown.tokens.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 174],
      },
      'portfolio.shown.tokens.failed.resting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 174],
      },
      'portfolio.shown.tokens.known.poll.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172, 175],
      },
      'portfolio.shown.tokens.known.poll.unseen': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172, 176],
      },
      'portfolio.shown.tokens.known.content.empty.receivable': { path: [18, 140, 173] },
      'portfolio.shown.tokens.failed.retryable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 174, 177],
      },
      'portfolio.shown.tokens.known.poll.resting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172, 175, 174],
      },
      'portfolio.shown.tokens.known.poll.ended': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 140, 172, 175, 178],
      },
    },
    profileWallets: {
      profileWallets: { path: [179, 137] },
      'profileWallets.shown': { path: [179, 137] },
      'profileWallets.shown.tab': { path: [179, 137] },
      'profileWallets.shown.activity': { path: [179, 137] },
      'profileWallets.shown.activity.active': { path: [179, 137] },
      'profileWallets.shown.accounts': { path: [179, 137] },
      'profileWallets.shown.recent': { path: [179, 137] },
      'profileWallets.shown.recent.none': { path: [179, 137] },
      'profileWallets.shown.act': { path: [179, 137] },
      'profileWallets.shown.act.resting': { path: [179, 137] },
      'profileWallets.shown.copy': { path: [179, 137] },
      'profileWallets.shown.copy.idle': { path: [179, 137] },
      'profileWallets.shown.tab.several': { path: [179, 137] },
      'profileWallets.shown.accounts.few': { path: [179, 137] },
      'profileWallets.shown.act.switching': { path: [179, 137, 180] },
      'profileWallets.shown.act.disconnecting': { path: [179, 137, 181] },
      'profileWallets.shown.act.disconnectingAll': { path: [179, 137, 182] },
      'profileWallets.shown.copy.copying': { path: [179, 137, 183] },
      'profileWallets.shown.tab.single': { path: [179, 137, 18] },
      'profileWallets.shown.act.failed': { path: [179, 137, 180, 184] },
      'profileWallets.shown.copy.copied': { path: [179, 137, 183, 24] },
      'profileWallets.shown.recent.listed': { path: [185, 137, 186] },
      'profileWallets.shown.act.connecting': { path: [185, 137, 186, 187] },
      'profileWallets.shown.act.connecting.asking': { path: [185, 137, 186, 187] },
      'profileWallets.shown.act.connecting.slow': { path: [185, 137, 186, 187, 188] },
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
        path: [189, 82, 137],
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
        path: [189, 82, 137, 190],
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
        path: [189, 82, 137, 190],
      },
      'profileWallets.shown.accounts.expanded': { path: [191, 137, 192] },
    },
    purchase: {
      purchase: { path: [18, 193] },
      'purchase.watched': { path: [18, 193] },
      'purchase.watched.asking': { path: [18, 193] },
      'purchase.watched.waiting': { path: [18, 193, 194] },
      'purchase.trailing': { path: [18, 193, 195] },
      'purchase.trailing.asking': { path: [18, 193, 195] },
      'purchase.trailing.waiting': { path: [18, 193, 195, 194] },
    },
    receive: {
      receive: { path: [18, 138] },
      'receive.shown': { path: [18, 138] },
      'receive.shown.code': { path: [18, 138] },
      'receive.shown.code.idle': { path: [18, 138] },
      'receive.shown.code.copying': { path: [18, 138, 15] },
      'receive.shown.networks': { path: [18, 138, 196] },
      'receive.shown.code.copied': { path: [18, 138, 15, 24] },
    },
    reconnect: {
      reconnect: { path: [] },
      'reconnect.trying': {
        input: { features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false } },
        path: [197],
      },
      'reconnect.reading': { path: [] },
    },
    registerAccountName: {
      registerAccountName: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198],
      },
      'registerAccountName.named': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198],
      },
      'registerAccountName.named.introduced': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198],
      },
      'registerAccountName.named.form': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199],
      },
      'registerAccountName.named.form.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199],
      },
      'registerAccountName.named.form.resting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200],
      },
      'registerAccountName.named.form.short': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 201],
      },
      'registerAccountName.named.form.invalid': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 202],
      },
      'registerAccountName.named.form.long': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 203],
      },
      'registerAccountName.named.form.checking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204],
      },
      'registerAccountName.named.form.free': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205],
      },
      'registerAccountName.named.form.taken': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 206],
      },
      'registerAccountName.named.form.unchecked': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 207],
      },
      'registerAccountName.named.signing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208],
      },
      'registerAccountName.named.registering': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208, 209],
      },
      'registerAccountName.named.registering.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208, 209],
      },
      'registerAccountName.named.registering.left': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208, 209, 210],
      },
      'registerAccountName.named.registered': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208, 209, 211],
      },
      'registerAccountName.named.form.refused': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [14, 1, 198, 199, 200, 204, 205, 208, 209, 212],
      },
    },
    registration: { registration: { path: [14, 213] }, 'registration.registering': { path: [14, 213] } },
    report: {
      report: { path: [214] },
      'report.copy': { path: [214] },
      'report.download': { path: [214] },
      'report.download.idle': { path: [214] },
      'report.copy.copying': { path: [214] },
      'report.download.saving': { path: [214, 215] },
      'report.copy.copied': { path: [214, 216] },
      'report.copy.idle': { path: [214, 217] },
    },
    send: {
      send: { path: [18, 139] },
      'send.draft': { path: [18, 139] },
      'send.draft.loading': { path: [18, 139] },
      'send.draft.form': { path: [18, 139, 218] },
      'send.draft.form.camera': { path: [18, 139, 218] },
      'send.draft.form.camera.missing': { path: [18, 139, 218] },
      'send.draft.form.amount': { path: [18, 139, 218] },
      'send.draft.form.max': { path: [18, 139, 218] },
      'send.draft.form.max.idle': { path: [18, 139, 218] },
      'send.draft.form.receiver': { path: [18, 139, 218] },
      'send.draft.form.step': { path: [18, 139, 218] },
      'send.draft.form.amount.unpriced': { path: [18, 139, 218] },
      'send.draft.form.receiver.empty': { path: [18, 139, 218] },
      'send.draft.form.receiver.empty.recalling': { path: [18, 139, 218] },
      'send.draft.form.step.amountMissing': { path: [18, 139, 218] },
      'send.draft.form.step.tokenMissing': { path: [18, 139, 219] },
      'send.draft.unavailable': { path: [18, 139, 220] },
      'send.draft.unavailable.retryable': { path: [18, 139, 220] },
      'send.draft.unavailable.unknownNetwork': { path: [18, 139, 221] },
      'send.draft.form.step.receiverMissing': { path: [18, 139, 218, 222] },
      'send.draft.form.step.fundsMissing': { path: [18, 139, 218, 223] },
      'send.draft.form.step.valueIncorrect': { path: [18, 139, 218, 50] },
      'send.draft.form.max.asking': { path: [18, 139, 218, 224] },
      'send.draft.form.receiver.resolving': { path: [18, 139, 218, 225] },
      'send.draft.form.receiver.waiting': { path: [18, 139, 218, 226] },
      'send.draft.form.amount.inToken': { path: [18, 139, 218, 227] },
      'send.draft.form.step.receiverUnready': { path: [18, 139, 218, 227] },
      'send.draft.form.step.receiverUnready.resolving': { path: [18, 139, 218, 227] },
      'send.draft.form.receiver.pasting': { path: [18, 139, 218, 228] },
      'send.draft.choosing': { path: [18, 139, 218, 229] },
      'send.draft.form.camera.there': { path: [18, 139, 218, 230] },
      'send.draft.form.receiver.empty.recalled': { path: [18, 139, 218, 231] },
      'send.draft.form.receiver.known': { path: [18, 139, 218, 225, 232] },
      'send.draft.form.receiver.invalid': { path: [18, 139, 218, 225, 233] },
      'send.draft.form.amount.inMoney': { path: [18, 139, 218, 227, 234] },
      'send.draft.form.step.ready': { path: [18, 139, 218, 227, 232] },
      'send.draft.form.step.receiverUnready.invalid': { path: [18, 139, 218, 227, 235] },
      'send.draft.scanning': { path: [18, 139, 218, 230, 236] },
      'send.draft.scanning.on': { path: [18, 139, 218, 230, 236] },
      'send.draft.scanning.on.asking': { path: [18, 139, 218, 230, 236] },
      'send.draft.reviewing': { path: [18, 139, 218, 227, 232, 237] },
      'send.draft.reviewing.checking': { path: [18, 139, 218, 227, 232, 237] },
      'send.draft.scanning.on.looking': { path: [18, 139, 218, 230, 236, 238] },
      'send.draft.scanning.failed': { path: [18, 139, 218, 230, 236, 239] },
      'send.draft.reviewing.ready': { path: [18, 139, 218, 227, 232, 237, 240] },
      'send.draft.reviewing.ready.fresh': { path: [18, 139, 218, 227, 232, 237, 240] },
      'send.draft.reviewing.feeMissing': { path: [18, 139, 218, 227, 232, 237, 241] },
      'send.draft.reviewing.vain': { path: [18, 139, 218, 227, 232, 237, 242] },
      'send.draft.reviewing.miscounted': { path: [18, 139, 218, 227, 232, 237, 243] },
      'send.draft.reviewing.doomed': { path: [18, 139, 218, 227, 232, 237, 244] },
      'send.draft.reviewing.unchecked': { path: [18, 139, 218, 227, 232, 237, 245] },
      'send.draft.scanning.on.searching': { path: [18, 139, 218, 230, 236, 238, 246] },
      'send.sending': { path: [18, 139, 218, 227, 232, 237, 240, 247] },
      'send.sending.prompted': { path: [18, 139, 218, 227, 232, 237, 240, 247] },
      'send.sending.prompted.asking': { path: [18, 139, 218, 227, 232, 237, 240, 247] },
      'send.draft.reviewing.occupied': { path: [18, 139, 218, 227, 232, 237, 240, 248] },
      'send.draft.reviewing.ready.refreshing': { path: [18, 139, 218, 227, 232, 237, 240, 249] },
      'send.draft.reviewing.rechecking': { path: [18, 139, 218, 227, 232, 237, 241, 250] },
      'send.sent': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251] },
      'send.sent.pending': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251] },
      'send.refused': { path: [18, 139, 218, 227, 232, 237, 240, 247, 252] },
      'send.refused.declined': { path: [18, 139, 218, 227, 232, 237, 240, 247, 252] },
      'send.refused.failed': { path: [18, 139, 218, 227, 232, 237, 240, 247, 253] },
      'send.unidentified': { path: [18, 139, 218, 227, 232, 237, 240, 247, 254] },
      'send.sending.unanswered': { path: [18, 139, 218, 227, 232, 237, 240, 247, 255] },
      'send.sending.prompted.slow': { path: [18, 139, 218, 227, 232, 237, 240, 247, 256] },
      'send.draft.reviewing.insisting': { path: [18, 139, 218, 227, 232, 237, 240, 248, 247] },
      'send.draft.reviewing.feeRaised': { path: [18, 139, 218, 227, 232, 237, 240, 249, 257] },
      'send.draft.reviewing.feeRaised.fresh': { path: [18, 139, 218, 227, 232, 237, 240, 249, 257] },
      'send.sent.confirmed': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251, 258] },
      'send.sent.failed': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251, 259] },
      'send.sent.spedUp': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251, 260] },
      'send.sent.cancelled': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251, 261] },
      'send.sent.replaced': { path: [18, 139, 218, 227, 232, 237, 240, 247, 251, 262] },
      'send.draft.reviewing.feeRaised.refreshing': { path: [18, 139, 218, 227, 232, 237, 240, 249, 257, 263] },
      'send.draft.filling': { path: [18, 264, 218] },
      'send.draft.filling.reading': { path: [18, 264, 218] },
      'send.draft.reviewing.depositMissing': { path: [18, 139, 218, 222, 225, 232, 237, 265] },
      'send.draft.reviewing.doubted': { path: [18, 139, 218, 222, 266, 267, 237, 240] },
      'send.draft.reviewing.doubted.unsure': { path: [18, 139, 218, 222, 266, 267, 237, 240] },
      'send.draft.reviewing.doubted.unsure.fresh': { path: [18, 139, 218, 222, 266, 267, 237, 240] },
      'send.draft.reviewing.doubted.vouched': { path: [18, 139, 218, 222, 266, 267, 237, 240, 268] },
      'send.draft.reviewing.doubted.vouched.fresh': { path: [18, 139, 218, 222, 266, 267, 237, 240, 268] },
      'send.draft.reviewing.doubted.unsure.refreshing': { path: [18, 139, 218, 222, 266, 267, 237, 240, 269] },
      'send.draft.reviewing.doubted.vouched.refreshing': { path: [18, 139, 218, 222, 266, 267, 237, 240, 268, 270] },
      'send.sent.dropped': { path: [18, 139, 218, 222, 225, 232, 237, 240, 247, 251, 271] },
    },
    session: {
      session: {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.prompt': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.prompt.none': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.reading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.reading.message': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.reading.message.untold': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.reading.store': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.reading.store.asking': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18],
      },
      'session.status.noAccount': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 272],
      },
      'session.status.ending': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 273],
      },
      'session.prompt.requested': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 274],
      },
      'session.status.signedOut': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'session.status.signedOut.required': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'session.status.signedOut.required.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'session.status.signedIn': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275],
      },
      'session.status.signedIn.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275],
      },
      'session.status.signedOut.notRequired': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 163],
      },
      'session.status.signedOut.notRequired.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 163],
      },
      'session.status.exempt': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 276],
      },
      'session.status.unknown': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 277],
      },
      'session.status.reading.message.told': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 278],
      },
      'session.status.signedOut.optional': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 274, 163],
      },
      'session.status.signedOut.optional.resting': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 274, 163],
      },
      'session.status.signedOut.required.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 279],
      },
      'session.status.signedIn.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275, 279],
      },
      'session.status.signedOut.notRequired.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 163, 279],
      },
      'session.status.signedOut.optional.rereading': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 274, 163, 279],
      },
    },
    signIn: {
      signIn: {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open.task': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open.task.preparing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open.cancellation': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open.cancellation.disconnects': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158],
      },
      'signIn.open.task.ready': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280],
      },
      'signIn.open.task.signing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281],
      },
      'signIn.open.task.signing.asking': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281],
      },
      'signIn.open.task.stale': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 282],
      },
      'signIn.open.task.verifying': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 283],
      },
      'signIn.open.task.failed': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 284],
      },
      'signIn.open.task.failed.declined': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 284],
      },
      'signIn.open.task.failed.retryable': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 285],
      },
      'signIn.open.task.signing.unanswered': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 286],
      },
      'signIn.open.task.signing.slow': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 281, 287],
      },
      'signIn.open.task.renewing': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 158, 280, 282, 281],
      },
      'signIn.open.cancellation.skips': {
        input: { signIn: { required: false, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [0, 162, 18, 163],
      },
      'signIn.open.cancellation.goesBack': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275, 288, 158],
      },
      'signIn.cancelling': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275, 288, 158, 289],
      },
      'signIn.returning': {
        input: { signIn: { required: true, endsWithConnections: true, app: { name: 'The dApp' } } },
        path: [18, 275, 288, 158, 289, 290],
      },
    },
    smartSessions: {
      smartSessions: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148],
      },
      'smartSessions.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148],
      },
      'smartSessions.shown.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148],
      },
      'smartSessions.shown.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291],
      },
      'smartSessions.shown.listed.whole': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291],
      },
      'smartSessions.shown.listed.partial': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 292],
      },
      'smartSessions.shown.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 293],
      },
      'smartSessions.shown.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 294],
      },
      'smartSessions.shown.session': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295],
      },
      'smartSessions.shown.session.ending': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295],
      },
      'smartSessions.shown.session.ending.live': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295],
      },
      'smartSessions.shown.session.tokens': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295],
      },
      'smartSessions.shown.session.tokens.reading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295],
      },
      'smartSessions.shown.session.ending.signing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296],
      },
      'smartSessions.shown.session.tokens.known': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 109],
      },
      'smartSessions.shown.session.tokens.unknown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 110],
      },
      'smartSessions.shown.session.ending.revoking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 297],
      },
      'smartSessions.shown.session.ending.declined': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 298],
      },
      'smartSessions.shown.session.ending.checking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 299],
      },
      'smartSessions.shown.session.ending.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 300],
      },
      'smartSessions.shown.session.ending.revoked': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 297, 301],
      },
      'smartSessions.shown.session.ending.untold': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
          features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true, smartSessions: true },
        },
        path: [6, 148, 291, 295, 296, 297, 302],
      },
    },
    snackbar: {
      snackbar: { path: [34, 35] },
      'snackbar.hidden': { path: [34, 35] },
      'snackbar.shown': { path: [34, 35, 303] },
      'snackbar.shown.passing': { path: [34, 35, 303] },
      'snackbar.shown.lasting': { path: [34, 35, 304] },
      'snackbar.reopening': { path: [34, 35, 303, 303] },
    },
    socialLogin: {
      socialLogin: { path: [85, 1, 305] },
      'socialLogin.login': { path: [85, 1, 305] },
      'socialLogin.login.provider': { path: [85, 1, 305] },
      'socialLogin.login.provider.asking': { path: [85, 1, 305] },
      'socialLogin.login.provider.asking.opening': { path: [85, 1, 305] },
      'socialLogin.login.provider.blocked': { path: [85, 1, 305, 306] },
      'socialLogin.login.provider.retrieving': { path: [85, 1, 307] },
      'socialLogin.login.provider.failed': { path: [85, 1, 308] },
      'socialLogin.login.provider.asking.awaiting': { path: [85, 1, 305, 309] },
      'socialLogin.login.provider.connecting': { path: [85, 1, 307, 310] },
      'socialLogin.login.provider.asking.timedOut': { path: [85, 1, 305, 309, 311] },
      'socialLogin.login.provider.succeeded': { path: [85, 1, 305, 312, 310, 14] },
      'socialLogin.login.provider.ending': { path: [85, 1, 305, 312, 310, 72] },
      'socialLogin.login.farcaster': { path: [85, 1, 313] },
      'socialLogin.login.farcaster.loading': { path: [85, 1, 313] },
      'socialLogin.login.farcaster.waiting': { path: [85, 1, 313, 314] },
      'socialLogin.login.farcaster.failed': { path: [85, 1, 313, 315] },
      'socialLogin.login.farcaster.connecting': { path: [85, 1, 313, 314, 316] },
      'socialLogin.login.farcaster.timedOut': { path: [85, 1, 313, 314, 317] },
      'socialLogin.login.farcaster.succeeded': { path: [85, 1, 313, 314, 316, 14] },
      'socialLogin.login.farcaster.ending': { path: [85, 1, 313, 314, 316, 72] },
      'socialLogin.login.listing': { path: [85, 1, 318] },
    },
    swap: {
      swap: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143],
      },
      'swap.draft': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143],
      },
      'swap.draft.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143],
      },
      'swap.draft.unsupported': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 288],
      },
      'swap.draft.form': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.offers': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.slippage': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.slippage.shown': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.tolerance': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.tolerance.usual': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.impact': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.impact.usual': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.step': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.offers.idle': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.step.tokenMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319],
      },
      'swap.draft.form.offers.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320],
      },
      'swap.draft.form.step.offerMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320],
      },
      'swap.draft.form.step.offerMissing.quoting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320],
      },
      'swap.draft.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 321],
      },
      'swap.draft.choosing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 322],
      },
      'swap.draft.form.slippage.editing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 323],
      },
      'swap.draft.form.step.fundsMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 223],
      },
      'swap.draft.form.step.amountIncorrect': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 50],
      },
      'swap.draft.form.step.amountMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 324],
      },
      'swap.draft.form.offers.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325],
      },
      'swap.draft.form.tolerance.risky': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 323, 326],
      },
      'swap.draft.form.offers.quoted': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327],
      },
      'swap.draft.form.step.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327],
      },
      'swap.draft.form.impact.high': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 328],
      },
      'swap.draft.form.step.dear': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 328],
      },
      'swap.draft.form.offers.none': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 329],
      },
      'swap.draft.form.step.offerMissing.none': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 329],
      },
      'swap.draft.reviewing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330],
      },
      'swap.draft.reviewing.check': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330],
      },
      'swap.draft.reviewing.check.planning': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330],
      },
      'swap.draft.reviewing.impact': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330],
      },
      'swap.draft.reviewing.impact.usual': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330],
      },
      'swap.draft.form.offers.refreshing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 331],
      },
      'swap.draft.reviewing.impact.high': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 328, 330],
      },
      'swap.draft.form.offers.retrying': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 329, 332],
      },
      'swap.draft.form.step.slippageIncorrect': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 323, 325, 327, 333],
      },
      'swap.draft.reviewing.check.planned': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 334],
      },
      'swap.draft.reviewing.check.planned.unexpected': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 334],
      },
      'swap.draft.reviewing.check.planned.unchecked': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335],
      },
      'swap.draft.reviewing.check.planned.unchecked.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335],
      },
      'swap.draft.reviewing.check.planned.moved': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 336],
      },
      'swap.draft.reviewing.check.planned.doomed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 337],
      },
      'swap.draft.reviewing.check.planned.unchecked.leftover': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338],
      },
      'swap.draft.reviewing.check.planned.unchecked.approvable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339],
      },
      'swap.draft.reviewing.check.planned.unchecked.atomic': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 340],
      },
      'swap.draft.reviewing.check.refreshing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 334, 341],
      },
      'swap.swapping': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342],
      },
      'swap.swapping.prompted': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342],
      },
      'swap.swapping.prompted.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342],
      },
      'swap.revoking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342],
      },
      'swap.revoking.prompted': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342],
      },
      'swap.revoking.prompted.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342],
      },
      'swap.approving': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342],
      },
      'swap.approving.prompted': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342],
      },
      'swap.approving.prompted.asking': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342],
      },
      'swap.sent': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343],
      },
      'swap.sent.pending': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343],
      },
      'swap.refused': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 344],
      },
      'swap.refused.declined': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 344],
      },
      'swap.refused.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 345],
      },
      'swap.unidentified': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 346],
      },
      'swap.swapping.unanswered': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 347],
      },
      'swap.swapping.prompted.slow': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 348],
      },
      'swap.revoking.pending': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 343],
      },
      'swap.revoking.unanswered': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 349],
      },
      'swap.revoking.prompted.slow': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 350],
      },
      'swap.approving.pending': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342, 343],
      },
      'swap.approving.unanswered': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342, 351],
      },
      'swap.approving.prompted.slow': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 339, 342, 352],
      },
      'swap.sent.confirmed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343, 353],
      },
      'swap.sent.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343, 354],
      },
      'swap.sent.spedUp': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343, 355],
      },
      'swap.sent.cancelled': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343, 356],
      },
      'swap.sent.replaced': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 335, 342, 343, 357],
      },
      'swap.refused.approvalFailed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 343, 354],
      },
      'swap.refused.approvalCancelled': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 343, 356],
      },
      'swap.refused.approvalReplaced': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 320, 325, 327, 330, 338, 342, 343, 357],
      },
      'swap.draft.reviewing.check.planned.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334],
      },
      'swap.draft.reviewing.check.planned.feeMissing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 360],
      },
      'swap.draft.reviewing.check.planned.approvable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 361],
      },
      'swap.draft.reviewing.check.planned.leftover': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 362],
      },
      'swap.draft.reviewing.check.planned.atomic': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 363],
      },
      'swap.draft.reviewing.check.planned.occupied': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 248],
      },
      'swap.draft.reviewing.check.planned.insisting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 248, 342],
      },
      'swap.draft.reviewing.check.planned.insisting.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 248, 342],
      },
      'swap.sent.dropped': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 342, 343, 364],
      },
      'swap.refused.approvalDropped': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 362, 342, 343, 364],
      },
      'swap.draft.reviewing.check.planned.insisting.approvable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 342, 365, 330, 361, 342],
      },
      'swap.draft.reviewing.check.planned.insisting.atomic': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 342, 365, 330, 363, 342],
      },
      'swap.draft.reviewing.check.planned.insisting.leftover': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [18, 143, 319, 358, 359, 325, 327, 330, 334, 342, 365, 330, 362, 342],
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
        path: [18, 82, 132, 152],
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
        path: [18, 82, 132, 152],
      },
      'switchActiveChain.joining': {
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
        path: [6, 153, 132, 152],
      },
    },
    switchNetwork: {
      switchNetwork: { path: [18, 132, 366] },
      'switchNetwork.switching': { path: [18, 132, 366] },
      'switchNetwork.switching.asking': { path: [18, 132, 366] },
      'switchNetwork.switching.slow': { path: [18, 132, 366, 367] },
    },
    toasts: {
      toasts: { path: [34, 35] },
      'toasts.none': { path: [34, 35] },
      'toasts.some': { path: [34, 35, 368] },
      'toasts.some.passing': { path: [34, 35, 368] },
      'toasts.some.held': { path: [34, 35, 368, 369] },
    },
    transaction: {
      transaction: { path: [18, 370] },
      'transaction.requested': { path: [18, 370] },
      'transaction.pending': { path: [18, 370, 371] },
      'transaction.pending.asking': { path: [18, 370, 371] },
      'transaction.pending.waiting': { path: [18, 370, 371, 372] },
    },
    updateEmailWallet: {
      updateEmailWallet: { path: [37, 147] },
      'updateEmailWallet.shown': { path: [37, 147] },
      'updateEmailWallet.shown.step': { path: [37, 147] },
      'updateEmailWallet.shown.resend': { path: [37, 147] },
      'updateEmailWallet.shown.resend.ready': { path: [37, 147] },
      'updateEmailWallet.shown.step.typing': { path: [37, 147] },
      'updateEmailWallet.shown.step.sending': { path: [37, 147, 373] },
      'updateEmailWallet.shown.step.primary': { path: [37, 147, 373, 374] },
      'updateEmailWallet.shown.step.primary.typing': { path: [37, 147, 373, 374] },
      'updateEmailWallet.shown.resend.cooling': { path: [37, 147, 373, 374] },
      'updateEmailWallet.shown.resend.cooling.counting': { path: [37, 147, 373, 374] },
      'updateEmailWallet.shown.step.secondary': { path: [37, 147, 373, 375] },
      'updateEmailWallet.shown.step.secondary.typing': { path: [37, 147, 373, 375] },
      'updateEmailWallet.shown.step.primary.verifying': { path: [37, 147, 373, 374, 376] },
      'updateEmailWallet.shown.step.secondary.verifying': { path: [37, 147, 373, 375, 376] },
      'updateEmailWallet.shown.step.secondary.sending': { path: [37, 147, 373, 377, 378] },
      'updateEmailWallet.shown.step.primary.sending': { path: [37, 147, 373, 374, 379, 378] },
    },
    walletConnect: {
      walletConnect: { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.platform': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.code': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.copy': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.copy.idle': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.download': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.platform.remote': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.download.known': { path: [0, 1, 380] },
      'walletConnect.shown.platform.remote.qrcode': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.platform.remote.qrcode.waiting': {
        input: { manualPairing: true },
        at: 'route:1',
        path: [0, 129],
      },
      'walletConnect.shown.code.held': { path: [0, 1, 380] },
      'walletConnect.shown.code.held.waiting': { path: [0, 1, 380] },
      'walletConnect.shown.platform.remote.desktop': { path: [0, 1, 380, 381] },
      'walletConnect.shown.platform.remote.desktop.waiting': { path: [0, 1, 380, 381] },
      'walletConnect.shown.platform.remote.web': { path: [0, 1, 380, 382] },
      'walletConnect.shown.platform.remote.web.waiting': { path: [0, 1, 380, 382] },
      'walletConnect.shown.platform.unsupported': { path: [0, 1, 380, 383] },
      'walletConnect.shown.code.free': { input: { environment: { mobile: true } }, path: [0, 1, 384] },
      'walletConnect.shown.code.held.ready': { path: [0, 1, 380, 124] },
      'walletConnect.shown.platform.remote.qrcode.ready': { path: [0, 1, 380, 124] },
      'walletConnect.shown.platform.adopting': { path: [0, 1, 380, 126] },
      'walletConnect.shown.platform.failed': { path: [0, 1, 380, 125] },
      'walletConnect.shown.platform.failed.declined': { path: [0, 1, 380, 125] },
      'walletConnect.shown.platform.failed.timedOut': { path: [0, 1, 380, 169] },
      'walletConnect.shown.platform.failed.final': { path: [0, 1, 380, 385] },
      'walletConnect.shown.platform.failed.retryable': { path: [0, 1, 380, 386] },
      'walletConnect.shown.platform.failed.offline': { path: [0, 1, 380, 387] },
      'walletConnect.shown.platform.remote.desktop.ready': { path: [0, 1, 380, 381, 124] },
      'walletConnect.shown.platform.remote.web.ready': { path: [0, 1, 380, 382, 124] },
      'walletConnect.shown.copy.copying': { path: [0, 1, 380, 124, 388] },
      'walletConnect.shown.platform.failed.pending': { path: [0, 1, 389, 74] },
      'walletConnect.shown.platform.failed.blocked': { path: [0, 1, 389, 77] },
      'walletConnect.shown.platform.remote.desktop.opening': { path: [0, 1, 380, 381, 124, 390] },
      'walletConnect.shown.platform.remote.desktop.renewing': { path: [0, 1, 380, 381, 124, 169] },
      'walletConnect.shown.platform.remote.web.opening': { path: [0, 1, 380, 382, 124, 390] },
      'walletConnect.shown.platform.remote.web.renewing': { path: [0, 1, 380, 382, 124, 169] },
      'walletConnect.shown.copy.copied': { path: [0, 1, 380, 124, 388, 391] },
      'walletConnect.shown.platform.remote.desktop.opened': { path: [0, 1, 380, 381, 124, 390, 392] },
      'walletConnect.shown.platform.remote.desktop.linkless': { path: [0, 1, 380, 381, 124, 390, 393] },
      'walletConnect.shown.platform.remote.web.opened': { path: [0, 1, 380, 382, 124, 390, 392] },
      'walletConnect.shown.platform.remote.web.linkless': { path: [0, 1, 380, 382, 124, 390, 393] },
      'walletConnect.shown.platform.remote.desktop.expired': { path: [0, 1, 380, 381, 124, 390, 169, 392] },
      'walletConnect.shown.platform.remote.desktop.reopening': { path: [0, 1, 380, 381, 124, 390, 392, 390] },
      'walletConnect.shown.platform.remote.web.expired': { path: [0, 1, 380, 382, 124, 390, 169, 392] },
      'walletConnect.shown.platform.remote.web.reopening': { path: [0, 1, 380, 382, 124, 390, 392, 390] },
      'walletConnect.shown.platform.remote.mobile': { input: { environment: { mobile: true } }, path: [0, 1, 380] },
      'walletConnect.shown.platform.remote.mobile.waiting': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380],
      },
      'walletConnect.shown.platform.remote.mobile.opening': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124],
      },
      'walletConnect.shown.platform.remote.mobile.opened': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 392],
      },
      'walletConnect.shown.platform.remote.mobile.ready': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 394],
      },
      'walletConnect.shown.platform.remote.mobile.linkless': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 393],
      },
      'walletConnect.shown.platform.remote.mobile.expired': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 169, 392],
      },
      'walletConnect.shown.platform.remote.mobile.renewing': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 169, 394],
      },
      'walletConnect.shown.platform.remote.mobile.reopening': {
        input: { environment: { mobile: true } },
        path: [0, 1, 380, 124, 392, 390],
      },
      'walletConnect.shown.platform.page': { input: { environment: { mobile: true } }, path: [0, 1, 384] },
      'walletConnect.shown.platform.page.opening': { input: { environment: { mobile: true } }, path: [0, 1, 384] },
      'walletConnect.shown.download.unknown': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.platform.page.opened': { input: { environment: { mobile: true } }, path: [0, 1, 384, 392] },
      'walletConnect.shown.platform.page.ready': { input: { environment: { mobile: true } }, path: [0, 1, 384, 394] },
      'walletConnect.shown.platform.page.linkless': {
        input: { environment: { mobile: true } },
        path: [0, 1, 384, 393],
      },
      'walletConnect.shown.platform.page.reopening': {
        input: { environment: { mobile: true } },
        path: [0, 1, 384, 392, 390],
      },
      'walletConnect.shown.platform.browser': { path: [0, 1, 389] },
      'walletConnect.shown.platform.browser.asking': { path: [0, 1, 389] },
      'walletConnect.shown.platform.succeeded': { path: [0, 1, 389, 18] },
      'walletConnect.shown.platform.browser.slow': { path: [0, 1, 389, 395] },
      'walletConnect.shown.platform.failed.known': { path: [0, 1, 389, 18, 396] },
      'walletConnect.shown.code.manual': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
      'walletConnect.shown.code.manual.ready': { input: { manualPairing: true }, path: [0, 1, 397, 398] },
      'walletConnect.shown.code.manual.waiting': { input: { manualPairing: true }, at: 'route:1', path: [0, 129] },
    },
    walletList: {
      walletList: {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66],
      },
      'walletList.browsing': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66],
      },
      'walletList.browsing.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66],
      },
      'walletList.browsing.loading.first': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66],
      },
      'walletList.searching': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 399],
      },
      'walletList.searching.waiting': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 399],
      },
      'walletList.searching.loading': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400],
      },
      'walletList.browsing.ready': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 401],
      },
      'walletList.browsing.loading.second': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 402],
      },
      'walletList.browsing.complete': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 403],
      },
      'walletList.browsing.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 403],
      },
      'walletList.browsing.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 404],
      },
      'walletList.browsing.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 405],
      },
      'walletList.browsing.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 405],
      },
      'walletList.searching.complete': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 406],
      },
      'walletList.searching.complete.listed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 406],
      },
      'walletList.searching.complete.empty': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 407],
      },
      'walletList.searching.failed': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 408],
      },
      'walletList.searching.failed.unavailable': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 408],
      },
      'walletList.browsing.loading.third': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 402, 402],
      },
      'walletList.browsing.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 405, 86],
      },
      'walletList.searching.failed.partial': {
        input: {
          projectServices: {
            directory: { expected: [0, 0], allWallets: 'SHOW' },
            config: { projectId: '11111111111111111111111111111111', basic: false, local: { swaps: true } },
          },
        },
        path: [0, 128, 66, 400, 408, 86],
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
      'wallet.status.connecting': { path: [409] },
      'wallet.restore.ending': { path: [410] },
      'wallet.link.watching.heard': { path: [4] },
      'wallet.status.connected': { path: [18] },
      'wallet.link.lost': { path: [5] },
      'wallet.restore.done': { input: { reconnectOnMount: false }, path: [] },
      'wallet.status.disconnected': { input: { reconnectOnMount: false }, path: [] },
      'wallet.link.watching.overdue': { path: [411] },
      'wallet.status.disconnecting': { path: [18, 412] },
      'wallet.network.switching': { path: [18, 413] },
      'wallet.status.activating': { path: [165, 414] },
      'wallet.status.activatingForConnect': { path: [179, 409] },
    },
  },
  ports: {
    chooseAccountType: { outputs: ['eoa'], codes: ['frame.unreachable'] },
    loadName: {
      outputs: [{ canRegister: true }, { canRegister: false }, { name: 'harbour.eth', canRegister: true }],
      codes: ['network.offline'],
    },
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
    startOnramp: {
      outputs: [
        {
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
        { providers: ['coinbase'], options: null },
        {
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
      ],
      codes: ['unknown'],
    },
    quoteOnramp: {
      outputs: [
        {
          quoteId: 'quote-1',
          coinbaseFee: { amount: '1.20', currency: 'USD' },
          networkFee: { amount: '0.30', currency: 'USD' },
          paymentSubtotal: { amount: '48.50', currency: 'USD' },
          paymentTotal: { amount: '50', currency: 'USD' },
          purchaseAmount: { amount: '48.5', currency: 'USDC' },
        },
      ],
      codes: ['api.unavailable'],
    },
    linkOnramps: {
      outputs: [
        { links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' }, known: ['bought-0'] },
        { links: { coinbase: 'https://coinbase.test/?id=1' }, known: [] },
        { links: {}, known: [] },
      ],
      codes: ['unknown'],
    },
    openPage: { outputs: [{ id: 'purchase:1000', startedAt: 1000 }], codes: ['onramp.blocked'] },
    loadPurchases: {
      outputs: [
        {
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
        { purchases: [], at: 1795219200000 },
      ],
      codes: ['api.unavailable'],
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
        { step: 'device', isMailed: true, wait: 1 },
        { step: 'code', isMailed: true, wait: 2 },
        { step: 'code', isMailed: false, wait: 2 },
        { step: 'connected', isMailed: false, wait: 0 },
      ],
      codes: ['email.invalid', 'frame.unreachable'],
    },
    awaitDevice: { outputs: [null], codes: ['device.refused'] },
    verifyCode: { outputs: [null], codes: ['code.wrong'] },
    endLogin: { outputs: [null], codes: ['unknown'] },
    prepareGrant: {
      outputs: [
        {
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
      ],
      codes: ['session.request', 'api.unavailable'],
    },
    askGrant: { outputs: ['0x01'], codes: ['wallet.rejected', 'wallet.atomicityMissing'] },
    activateGrant: { outputs: [null], codes: ['api.refused'] },
    readTokens: {
      outputs: [
        [
          {
            caipNetworkId: 'eip155:31337',
            address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            amount: '0',
          },
        ],
      ],
      codes: ['rpc.failed'],
    },
    loadPairing: { outputs: [null], codes: ['engine.failed'] },
    loadFlow: { outputs: [null], codes: ['engine.failed'] },
    loadGatekeeper: { outputs: [null], codes: ['engine.failed'] },
    loadNotices: { outputs: [null], codes: ['engine.failed'] },
    loadProjectServices: { outputs: [null], codes: ['engine.failed'] },
    fetchTokens: {
      outputs: [
        {
          tokens: [
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
          isPartial: false,
        },
        { tokens: [], isPartial: false },
        {
          tokens: [
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
          isPartial: true,
        },
      ],
      codes: ['network.offline', 'api.unavailable'],
    },
    findPurchase: {
      outputs: [
        null,
        {
          id: 'bought-2',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'pending',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
        {
          id: 'bought-1',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'confirmed',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
        {
          id: 'bought-3',
          caipNetworkId: 'eip155:31337',
          hash: '0xabababababababababababababababababababababababababababababababab',
          operation: 'receive',
          minedAt: 1795132800000,
          status: 'failed',
          transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
        },
      ],
      codes: ['api.unavailable'],
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
    registerName: { outputs: [null], codes: ['name.failed', 'name.refused'] },
    downloadTrace: { outputs: [null], codes: ['engine.failed'] },
    loadTokens: {
      outputs: [
        {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
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
          isPartial: false,
        },
        { tokens: [], isPartial: false },
        {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
          ],
          isPartial: true,
        },
      ],
      codes: ['rpc.failed', 'chain.notConfigured'],
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
        { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false, isToken: true },
      ],
      codes: ['transfer.receiver'],
    },
    loadRecent: {
      outputs: [
        [
          { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
          { address: '0x8617E3411111111111111111111111111111070D' },
        ],
      ],
      codes: ['rpc.failed'],
    },
    readClipboard: { outputs: ['0x8617E340B3D01FA5F11F306F4090FD50E238070D'], codes: ['clipboard.failed'] },
    reviewTransfer: {
      outputs: [
        {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
        { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
        { fee: '9999000000000000000', reserve: '65000000000000' },
        {
          fee: '51000000000000',
          reserve: '65000000000000',
          sent: { amount: '1000000000000000000' },
          received: { amount: '900000000000000000' },
        },
        { fee: '21000000000000', reserve: '65000000000000', received: { amount: '0' } },
        { fee: '21000000000000', reserve: '65000000000000', miscounted: true },
        { fee: '21000000000000', reserve: '65000000000000', own: '1000021000000000000', deposit: '2039280' },
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
    listSessions: {
      outputs: [
        {
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
        {
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
        { sessions: [], isPartial: false },
      ],
      codes: ['session.unlisted'],
    },
    signRevocation: { outputs: ['0x01'], codes: ['wallet.rejected', 'wallet.capabilityMissing'] },
    revokeSession: { outputs: [null], codes: ['session.unrevoked'] },
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
        { units: '2988020943', fee: '450000000000000', impact: 40 },
        { units: '1500000000', fee: '450000000000000', impact: 5000 },
        { units: '30000000000000000000', fee: '450000000000000', price: '99', impact: 100 },
      ],
      codes: ['swap.amount'],
    },
    planSwap: {
      outputs: [
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020' },
          ],
        },
        {
          offer: { units: '1500000000', fee: '450000000000000', impact: 5000 },
          least: '1485000000',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          impact: 5000,
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '1500000000' },
          ],
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          problem: 'Pool: insufficient output amount',
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          atomic: true,
        },
        {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          atomic: true,
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
        { status: 'unknown' },
      ],
      codes: ['rpc.failed'],
    },
    requestChange: {
      outputs: [
        { step: 'primary', wait: 1 },
        { step: 'secondary', wait: 2 },
        { step: 'secondary', wait: 0 },
      ],
      codes: ['email.tooSoon', 'frame.unreachable'],
    },
    verifyPrimary: { outputs: [{ step: 'secondary', wait: 1 }], codes: ['code.wrong'] },
    verifySecondary: { outputs: ['countess@example.org'], codes: ['code.expired'] },
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
    endStored: { outputs: [null], codes: ['wallet.disconnectFailed'] },
  },
  channels: {
    watchTime: [{ name: '', event: { type: 'clock.ticked', now: 1795176030000 } }],
    watchPage: [{ name: '', event: { type: 'page.closed' } }],
    watchImages: [
      { name: '', event: { type: 'image.loaded', id: 'harbour', url: 'blob:harbour' } },
      { name: '', event: { type: 'image.loaded', id: 'other', url: 'blob:other' } },
    ],
    watchWait: [
      { name: '', event: { type: 'wait.reread', seconds: 1 } },
      { name: '', event: { type: 'wait.reread', seconds: 0 } },
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
    watchStored: [
      {
        name: '',
        event: {
          type: 'connections.stored',
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
              accounts: [
                { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
                { address: '0xde709f2102306220921060314715629080e2fb77' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'walletConnect',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
            },
            { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
            {
              connectorId: 'example.plain',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
        },
      },
      { name: '', event: { type: 'connections.stored', connections: [] } },
    ],
    watchAsked: [
      {
        name: '',
        event: {
          type: 'asked.changed',
          asked: [
            {
              namespace: 'eip155',
              connectorId: 'example.meadow',
              address: '0x52908400098527886E0F7030069857D2E4169EE7',
              caipNetworkId: 'eip155:31337',
              id: 'transfer:route:1:1',
              to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '2000000000000000000',
              decimals: 18,
              symbol: 'ETH',
            },
          ],
        },
      },
      { name: '', event: { type: 'asked.changed', asked: [] } },
    ],
    watchCamera: [
      { name: '', event: { type: 'camera.changed', isThere: true } },
      { name: '', event: { type: 'camera.changed', isThere: false } },
    ],
    watchTokens: [
      {
        name: '',
        event: {
          type: 'tokens.renewed',
          sender: {
            namespace: 'eip155',
            connectorId: 'example.meadow',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
          },
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '500000000000000000',
              price: '2000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
            },
          ],
        },
      },
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
      { name: '', event: { type: 'request.refused', failure: { code: 'wallet.badHash' } } },
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
        name: 'embeddedUser',
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
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7', type: 'smartAccount' }],
                caipNetworkId: 'eip155:31337',
                user: {
                  email: 'ada.lovelace.of.the.analytical.engine@example.org',
                  provider: 'email',
                  accountTypes: ['eoa', 'smartAccount'],
                  isDeployed: true,
                  dashboardUrl: 'https://wallet.example/dashboard',
                },
              },
            ],
            current: 'AUTH',
          },
        },
      },
      {
        name: 'embeddedPlain',
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
                accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', type: 'eoa' }],
                caipNetworkId: 'eip155:31337',
                user: {
                  email: 'ada@example.org',
                  provider: 'email',
                  accountTypes: ['eoa', 'smartAccount'],
                  isDeployed: true,
                },
              },
            ],
            current: 'AUTH',
          },
        },
      },
      {
        name: 'embeddedSocial',
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
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7', type: 'eoa' }],
                caipNetworkId: 'eip155:31337',
                user: { userName: 'ada', provider: 'discord', accountTypes: ['eoa'], isDeployed: false },
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
      {
        name: '',
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
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [
              {
                connectorId: 'AUTH',
                namespace: 'solana',
                accounts: [{ address: '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy' }],
                caipNetworkId: 'solana:sandbox',
                user: { email: 'ada@example.org', provider: 'email', accountTypes: ['eoa'], isDeployed: false },
              },
            ],
            current: 'AUTH',
          },
        },
      },
    ],
  },
  moves: [
    {
      do: 'emit',
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
    { do: 'send', at: '', event: { type: 'modal.open' } },
    { do: 'send', at: 'route:1', event: { type: 'terms.tick' } },
    { do: 'send', at: 'route:1', event: { type: 'terms.accept' } },
    {
      do: 'emit',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.reported', report: { connectors: [], connections: [], current: null } },
    },
    {
      do: 'emit',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
    },
    {
      do: 'emit',
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
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
              user: {
                email: 'ada.lovelace.of.the.analytical.engine@example.org',
                provider: 'email',
                accountTypes: ['eoa', 'smartAccount'],
                isDeployed: true,
                dashboardUrl: 'https://wallet.example/dashboard',
              },
            },
          ],
          current: 'AUTH',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    { do: 'send', at: 'route:1', event: { type: 'accountType.switch' } },
    { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    { do: 'send', at: 'route:1', event: { type: 'account.disconnect' } },
    {
      do: 'emit',
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
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7', type: 'eoa' }],
              caipNetworkId: 'eip155:31337',
              user: { userName: 'ada', provider: 'discord', accountTypes: ['eoa'], isDeployed: false },
            },
          ],
          current: 'AUTH',
        },
      },
    },
    { do: 'resolve', at: 'route:1/loadName', output: { canRegister: true } },
    { do: 'reject', at: 'route:1/chooseAccountType', code: 'frame.unreachable' },
    {
      do: 'emit',
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
    { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
    { do: 'send', at: 'route:1', event: { type: 'networks.changed', networks: [] } },
    { do: 'send', at: 'route:1', event: { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' } },
    {
      do: 'emit',
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
    {
      do: 'emit',
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
              accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', type: 'eoa' }],
              caipNetworkId: 'eip155:31337',
              user: {
                email: 'ada@example.org',
                provider: 'email',
                accountTypes: ['eoa', 'smartAccount'],
                isDeployed: true,
              },
            },
          ],
          current: 'AUTH',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ApproveTransaction' } },
    { do: 'send', at: '', event: { type: 'balance.fetch', namespace: 'eip155' } },
    { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.cacheLife.balance.ready.fresh' },
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
    { do: 'reject', at: 'route:1/startOnramp', code: 'unknown' },
    { do: 'send', at: 'route:1', event: { type: 'help.open' } },
    { do: 'send', at: 'route:1', event: { type: 'currency.open' } },
    { do: 'send', at: 'route:1', event: { type: 'token.open' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '50', decimal: '50' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '5', decimal: '5' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99999', decimal: '99999' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: 'x', decimal: null } },
    { do: 'send', at: 'route:1', event: { type: 'purchases.open' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.buy.draft.form.quotes.waiting' },
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
    { do: 'resolve', at: 'route:1/loadPurchases', output: { purchases: [], at: 1795219200000 } },
    { do: 'reject', at: 'route:1/loadPurchases', code: 'api.unavailable' },
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
    { do: 'reject', at: 'route:1/quoteOnramp', code: 'api.unavailable' },
    {
      do: 'resolve',
      at: 'route:1/linkOnramps',
      output: {
        links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' },
        known: ['bought-0'],
      },
    },
    { do: 'resolve', at: 'route:1/linkOnramps', output: { links: {}, known: [] } },
    { do: 'send', at: 'route:1', event: { type: 'provider.choose', provider: 'coinbase' } },
    { do: 'resolve', at: 'route:1/openPage', output: { id: 'purchase:1000', startedAt: 1000 } },
    { do: 'reject', at: 'route:1/openPage', code: 'onramp.blocked' },
    { do: 'emit', at: 'route:1/watchPage', event: { type: 'page.closed' } },
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
    { do: 'fire', at: 'route:1', timer: 'xstate.after.patience.buy.paying.watched' },
    { do: 'resolve', at: 'loadProjectServices' },
    { do: 'resolve', at: 'config/fetchFeatures', output: [{ id: 'social_login', isEnabled: true, config: ['email'] }] },
    { do: 'reject', at: 'config/fetchFeatures', code: 'config.server' },
    { do: 'resolve', at: 'config/fetchAnalytics', output: true },
    { do: 'reject', at: 'config/fetchAnalytics', code: 'config.server' },
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
    { do: 'send', at: 'route:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
    {
      do: 'emit',
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
      do: 'emit',
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
      do: 'emit',
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
    { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin', email: 'ada@example.org' } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
    { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
    { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
    { do: 'emit', at: 'route:2/watchWait', event: { type: 'wait.reread', seconds: 0 } },
    { do: 'send', at: 'route:2', event: { type: 'email.resend' } },
    { do: 'resolve', at: 'route:2/verifyCode' },
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
    { do: 'reject', at: 'route:1/prepareGrant', code: 'session.request' },
    { do: 'reject', at: 'route:1/prepareGrant', code: 'api.unavailable' },
    { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
    { do: 'reject', at: 'route:1/askGrant', code: 'wallet.rejected' },
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
    { do: 'reject', at: 'route:1/readTokens', code: 'rpc.failed' },
    { do: 'resolve', at: 'route:1/activateGrant' },
    { do: 'reject', at: 'route:1/activateGrant', code: 'api.refused' },
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
      do: 'emit',
      at: 'pairing/offerPairing',
      event: {
        type: 'pairing.offered',
        uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
        expiresAt: 4922899440000,
      },
    },
    {
      do: 'emit',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'emit',
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
      do: 'emit',
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
    { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'EmailLogin' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectSocials' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'RegisterAccountName' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'UpdateEmailWallet' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionList' } },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'SmartSessionCreated', wish: '{}' } },
    { do: 'send', at: '', event: { type: 'network.switch', caipNetworkId: 'eip155:1' } },
    { do: 'resolve', at: 'loadNotices' },
    { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    {
      do: 'emit',
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
            { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
          ],
          connections: [],
          current: null,
        },
      },
    },
    { do: 'send', at: '', event: { type: 'network.switch', caipNetworkId: 'solana:sandbox' } },
    { do: 'send', at: '', event: { type: 'modal.close', reason: 'escape' } },
    { do: 'reject', at: 'loadFlow', code: 'engine.failed' },
    { do: 'reject', at: 'loadProjectServices', code: 'engine.failed' },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: { required: true, covered: true, sessions: [], rereadIn: 86400000 },
    },
    { do: 'resolve', at: 'loadGatekeeper' },
    {
      do: 'emit',
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
              accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
          current: 'example.meadow',
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
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
    {
      do: 'resolve',
      at: 'session/readSessions',
      output: { required: false, covered: true, sessions: [], rereadIn: 86400000 },
    },
    { do: 'reject', at: 'loadGatekeeper', code: 'engine.failed' },
    {
      do: 'emit',
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
    { do: 'send', at: '', event: { type: 'code.want' } },
    { do: 'send', at: 'pairing', event: { type: 'pairing.release', by: 'kit' } },
    {
      do: 'emit',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } },
    },
    {
      do: 'emit',
      at: 'pairing/offerPairing',
      event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
    },
    { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
    {
      do: 'resolve',
      at: 'route:1/fetchTokens',
      output: {
        tokens: [
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
        isPartial: false,
      },
    },
    { do: 'resolve', at: 'route:1/fetchTokens', output: { tokens: [], isPartial: false } },
    { do: 'reject', at: 'route:1/fetchTokens', code: 'network.offline' },
    {
      do: 'send',
      at: 'route:1',
      event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.poll.portfolio.shown.tokens.known.poll.waiting' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.retryGap.portfolio.shown.tokens.failed.resting' },
    { do: 'reject', at: 'route:1/fetchTokens', code: 'api.unavailable' },
    {
      do: 'emit',
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
      do: 'emit',
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
            { id: 'example.plain', name: 'Plain', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'example.plain' },
            { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' },
            { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' },
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
      do: 'emit',
      at: 'route:1/watchStored',
      event: {
        type: 'connections.stored',
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
            accounts: [
              { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
              { address: '0xde709f2102306220921060314715629080e2fb77' },
            ],
            caipNetworkId: 'eip155:31337',
          },
          {
            connectorId: 'walletConnect',
            namespace: 'eip155',
            accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
            caipNetworkId: 'eip155:31337',
          },
          { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
          {
            connectorId: 'example.plain',
            namespace: 'eip155',
            accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
            caipNetworkId: 'eip155:31337',
          },
        ],
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'connection.reconnect', connectorId: 'example.long' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.profileWallets.shown.act.connecting.asking' },
    {
      do: 'emit',
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
      do: 'emit',
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
    {
      do: 'send',
      at: '',
      event: {
        type: 'actor.start',
        chart: 'purchase',
        input: {
          id: 'purchase:1000',
          buyer: {
            namespace: 'eip155',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
          },
          provider: 'coinbase',
          symbol: 'USDC',
          amount: '48.5',
          startedAt: 1000,
          known: ['bought-0'],
        },
      },
    },
    { do: 'resolve', at: 'purchase:1000/findPurchase', output: null },
    { do: 'fire', at: 'purchase:1000', timer: 'xstate.after.patience.purchase.watched' },
    { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: ['example.meadow', 'example.long'] },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'RegisterAccountName' } },
    { do: 'send', at: 'route:2', event: { type: 'name.begin' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'Lovelace' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: 'ada' } },
    { do: 'send', at: 'route:2', event: { type: 'name.type', text: '🦊' } },
    {
      do: 'send',
      at: 'route:2',
      event: { type: 'name.type', text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    },
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
    { do: 'send', at: 'route:2', event: { type: 'nav.back' } },
    {
      do: 'send',
      at: 'route:2',
      event: { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
    },
    {
      do: 'send',
      at: 'route:2',
      event: {
        type: 'transaction.refused',
        id: 'name:route:2:1',
        failure: { code: 'name.refused', params: { reason: 'Taken' } },
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'actor.start',
        chart: 'registration',
        input: {
          id: 'name:1',
          namespace: 'eip155',
          address: '0x52908400098527886E0F7030069857D2E4169EE7',
          caipNetworkId: 'eip155:31337',
          name: 'lovelace',
          message: '{}',
          signature: '0x01',
        },
      },
    },
    { do: 'send', at: '', event: { type: 'report.copy' } },
    { do: 'send', at: 'notices/report', event: { type: 'report.download' } },
    { do: 'resolve', at: 'notices/report/copyText' },
    { do: 'reject', at: 'notices/report/copyText', code: 'clipboard.failed' },
    {
      do: 'resolve',
      at: 'route:1/loadTokens',
      output: {
        tokens: [
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
        isPartial: false,
      },
    },
    { do: 'resolve', at: 'route:1/loadTokens', output: { tokens: [], isPartial: false } },
    { do: 'reject', at: 'route:1/loadTokens', code: 'rpc.failed' },
    { do: 'reject', at: 'route:1/loadTokens', code: 'chain.notConfigured' },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99', decimal: '99' } },
    { do: 'send', at: 'route:1', event: { type: 'amount.max' } },
    { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' } },
    { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
    {
      do: 'send',
      at: 'route:1',
      event: {
        type: 'receiver.type',
        text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'receiver.paste' } },
    { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
    {
      do: 'resolve',
      at: 'route:1/loadRecent',
      output: [
        { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
        { address: '0x8617E3411111111111111111111111111111070D' },
      ],
    },
    {
      do: 'resolve',
      at: 'route:1/resolveReceiver',
      output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
    },
    { do: 'reject', at: 'route:1/resolveReceiver', code: 'transfer.receiver' },
    { do: 'send', at: 'route:1', event: { type: 'amount.toggle' } },
    {
      do: 'resolve',
      at: 'route:1/resolveReceiver',
      output: { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false, isToken: true },
    },
    { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    { do: 'send', at: 'route:1', event: { type: 'send.review' } },
    { do: 'emit', at: 'route:1/watchCodes', event: { type: 'scan.started' } },
    { do: 'emit', at: 'route:1/watchCodes', event: { type: 'scan.failed', failure: { code: 'camera.denied' } } },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: {
        fee: '21000000000000',
        reserve: '65000000000000',
        receiver: { isContract: false, isUnused: false },
        sent: { amount: '1000000000000000000' },
        received: { amount: '1000000000000000000' },
      },
    },
    { do: 'resolve', at: 'route:1/reviewTransfer', output: { fee: '9999000000000000000', reserve: '65000000000000' } },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { fee: '21000000000000', reserve: '65000000000000', received: { amount: '0' } },
    },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { fee: '21000000000000', reserve: '65000000000000', miscounted: true },
    },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { reserve: '65000000000000', problem: 'SUSD: transfer amount exceeds balance' },
    },
    { do: 'reject', at: 'route:1/reviewTransfer', code: 'rpc.failed' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.scanHint.send.draft.scanning.on.looking' },
    { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    {
      do: 'emit',
      at: 'route:1/watchAsked',
      event: {
        type: 'asked.changed',
        asked: [
          {
            namespace: 'eip155',
            connectorId: 'example.meadow',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
            id: 'transfer:route:1:1',
            to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '2000000000000000000',
            decimals: 18,
            symbol: 'ETH',
          },
        ],
      },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' },
    { do: 'send', at: 'route:1', event: { type: 'review.retry' } },
    {
      do: 'emit',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    {
      do: 'emit',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'emit',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
    },
    {
      do: 'emit',
      at: 'transfer:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
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
    { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.feeRaised.fresh' },
    { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend', wish: '{"amount":"2.5"}' } },
    {
      do: 'resolve',
      at: 'route:1/reviewTransfer',
      output: { fee: '21000000000000', reserve: '65000000000000', own: '1000021000000000000', deposit: '2039280' },
    },
    { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: '0x8617E3411111111111111111111111111111070D' } },
    {
      do: 'resolve',
      at: 'route:1/resolveReceiver',
      output: {
        address: '0x8617E3411111111111111111111111111111070D',
        isKnown: false,
        like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'receiver.vouch' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.doubted.unsure.fresh' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.doubted.vouched.fresh' },
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
    { do: 'fire', at: 'session', timer: 'xstate.after.success.session.status.reading.message.untold' },
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
      do: 'emit',
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
    { do: 'resolve', at: 'route:1/listSessions', output: { sessions: [], isPartial: false } },
    { do: 'reject', at: 'route:1/listSessions', code: 'session.unlisted' },
    { do: 'send', at: 'route:1', event: { type: 'session.choose', pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11' } },
    { do: 'send', at: 'route:1', event: { type: 'session.revoke' } },
    { do: 'resolve', at: 'route:1/signRevocation', output: '0x01' },
    { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.rejected' },
    { do: 'reject', at: 'route:1/signRevocation', code: 'wallet.capabilityMissing' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.smartSessions.shown.session.ending.signing' },
    { do: 'resolve', at: 'route:1/revokeSession' },
    { do: 'reject', at: 'route:1/revokeSession', code: 'session.unrevoked' },
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
    { do: 'emit', at: 'route:2/watchWindow', event: { type: 'window.blocked' } },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'ConnectSocials',
        social: 'google',
        answer: 'https://wallet.example/social/callback?code=1',
      },
    },
    {
      do: 'send',
      at: '',
      event: {
        type: 'nav.push',
        route: 'ConnectSocials',
        social: 'google',
        answer: 'https://wallet.example/social/callback?error=access_denied',
      },
    },
    { do: 'resolve', at: 'route:2/socialUri', output: 'https://provider.example/login' },
    { do: 'resolve', at: 'route:2/connectSocial' },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.social.socialLogin.login.provider.asking.awaiting' },
    {
      do: 'emit',
      at: 'route:2/watchWindow',
      event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
    },
    { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
    { do: 'reject', at: 'route:2/farcasterUri', code: 'social.uri' },
    { do: 'resolve', at: 'route:2/connectFarcaster' },
    { do: 'fire', at: 'route:2', timer: 'xstate.after.prompt.socialLogin.login.farcaster.waiting' },
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
    { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
    { do: 'reject', at: 'route:1/quoteSwap', code: 'swap.amount' },
    { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteLife.swap.draft.form.offers.quoted' },
    { do: 'send', at: 'route:1', event: { type: 'quote.retry' } },
    { do: 'send', at: 'route:1', event: { type: 'slippage.type', text: '99', decimal: '99' } },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020' },
        ],
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: null,
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        problem: 'Pool: insufficient output amount',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        atomic: true,
      },
    },
    { do: 'send', at: 'route:1', event: { type: 'plan.retry' } },
    { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    {
      do: 'emit',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    {
      do: 'emit',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    },
    {
      do: 'emit',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
    },
    {
      do: 'emit',
      at: 'swap:route:1:1/watchRequest',
      event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
    },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.swapping.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.swapping.prompted.asking' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.revoking.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.revoking.prompted.asking' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.approving.prompted' },
    { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.approving.prompted.asking' },
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
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
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
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
        ],
        revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
      },
    },
    {
      do: 'resolve',
      at: 'route:1/planSwap',
      output: {
        offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
        least: '2958140733',
        approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
        fee: '300000000000000',
        changes: [
          { amount: '-1000000000000000000' },
          { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
        ],
        atomic: true,
      },
    },
    {
      do: 'send',
      at: 'route:1',
      event: { type: 'transaction.ended', id: 'swap:route:1:1', outcome: 'dropped', hash: '0x' },
    },
    { do: 'send', at: 'route:1', event: { type: 'nav.back' } },
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
        type: 'actor.start',
        chart: 'transaction',
        input: {
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
      do: 'emit',
      at: 'transfer:1/watchRequest',
      event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
    },
    { do: 'resolve', at: 'transfer:1/readReceipt', output: { status: 'pending', known: true, nonce: '3' } },
    { do: 'send', at: 'route:1', event: { type: 'email.submit', email: 'countess@example.org' } },
    { do: 'resolve', at: 'route:1/requestChange', output: { step: 'primary', wait: 1 } },
    { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 2 } },
    { do: 'send', at: 'route:1', event: { type: 'code.submit', code: '123456' } },
    { do: 'resolve', at: 'route:1/requestChange', output: { step: 'secondary', wait: 0 } },
    { do: 'send', at: 'route:1', event: { type: 'email.resend' } },
    { do: 'emit', at: 'route:1/watchWait', event: { type: 'wait.reread', seconds: 0 } },
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
    { do: 'emit', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.origin' } } },
    {
      do: 'emit',
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
      do: 'emit',
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
    { do: 'send', at: 'wallet:eip155', event: { type: 'wallet.disconnectAll' } },
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
