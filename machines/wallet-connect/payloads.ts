import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, kitInput, listed } from '../../tests/model/world.ts'

/** Listed wallets: one that is also installed in this browser, and one that opens the page in its own browser. */
export const present: ListedWallet = { ...listed.plain, name: connectors.meadow.name, rdns: connectors.meadow.id }
export const browsing: ListedWallet = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  certified: true,
}

/** The differences on a phone. */
export const onPhone = { environment: { ...kitInput.environment, mobile: true } }

export const payloads: Payloads = {
  commands: [
    ...['browser', 'mobile', 'desktop', 'web', 'qrcode', 'unsupported'].map((platform) => ({
      type: 'platform.choose',
      platform,
    })),
    { type: 'link.open' },
    { type: 'link.copy' },
    { type: 'connector.retry' },
    { type: 'wallet.get' },
    { type: 'wallet.another' },
    { type: 'wallet.removed', namespace: 'eip155' },
  ],
  ports: {
    openLink: { outputs: [true, false], codes: ['link.failed'] },
    persistLink: { outputs: [undefined], codes: ['unheard-of'] },
  },
}
