import { setup } from 'xstate'
import type { ListedWallet } from '../../core/listed-wallet.ts'

/** The app stores that the directory has links for. */
export type PhoneStore = 'appStore' | 'playStore'

const downloadsSetup = setup({
  types: {} as {
    context: {
      /** The wallet to install. */
      wallet: ListedWallet
      mobile: boolean
    }
    events: { type: 'store.choose'; store: PhoneStore }
    input: { wallet: ListedWallet; mobile: boolean }
    meta: { view: 'Downloads' }
  },
  guards: {
    isKnown: ({ context: { wallet } }) =>
      Boolean(wallet.appStore ?? wallet.playStore ?? wallet.chromeStore ?? wallet.homepage),
    isPhone: ({ context }) => context.mobile,
    isIn: ({ context }, store: PhoneStore) => context.wallet[store] !== undefined,
    isChoice: ({ context }, { store, other }: { store: PhoneStore; other: PhoneStore }) =>
      store === other && context.wallet[store] !== undefined,
  },
})

const isIn = (store: PhoneStore) => ({ type: 'isIn', params: store }) as const
/** The user switches to the other store, if it has the wallet too. */
const turnsTo = <const Other extends PhoneStore>(other: Other) =>
  ({
    guard: {
      type: 'isChoice',
      params: ({ event: { store } }: { event: { store: PhoneStore } }) => ({ store, other }),
    },
    target: other,
  }) as const

/** How to install a wallet of the directory. */
export const downloadsMachine = downloadsSetup.createMachine({
  id: 'downloads',
  description: 'How to get the route’s wallet, here or on a phone [directory-downloads].',
  context: ({ input: { wallet, mobile } }) => ({ wallet, mobile }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks where the wallet is available and the user’s device, and leaves at once.',
      always: [{ guard: 'isKnown', target: 'known' }, { target: 'unknown' }],
    },
    known: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isPhone', target: 'phone' },
            { guard: isIn('appStore'), target: 'scanning.appStore' },
            { guard: isIn('playStore'), target: 'scanning.playStore' },
            { target: 'desktop' },
          ],
        },
        phone: { description: 'Links to this phone’s stores.', meta: { view: 'Downloads' } },
        desktop: {
          description: 'Links for this browser; no phone store has the wallet.',
          meta: { view: 'Downloads' },
        },
        scanning: {
          description: 'One store at a time, as a code to scan with a phone, and links for this browser.',
          meta: { view: 'Downloads' },
          initial: 'appStore',
          states: {
            appStore: { on: { 'store.choose': turnsTo('playStore') } },
            playStore: { on: { 'store.choose': turnsTo('appStore') } },
          },
        },
      },
    },
    unknown: { description: 'The directory does not know where to get the wallet.', meta: { view: 'Downloads' } },
  },
})
