import { code } from './code.ts'
import { connection } from './connection.ts'
import { leading, list } from './list.ts'
import { headlessSetup } from './setup.ts'

export type { ConnectionRequest, HeadlessCommand, HeadlessEmitted, ListRequest } from './setup.ts'

/** Wallets, directory and code for a dApp that renders them itself: the modal stays closed. */
export const headlessMachine = headlessSetup.createMachine({
  id: 'headless',
  description:
    'Serves a dApp that draws the wallets itself [api-headless]: it reports how each call ended, and answers every call [api-headless-settled].',
  context: ({ input: { mobile } }) => ({
    mobile,
    leading: { featured: [], custom: [], recommended: [] },
    images: {},
    wallets: [],
    page: 0,
    count: 0,
    request: null,
    codeCalls: [],
    uri: '',
    failure: null,
    attempt: null,
  }),
  invoke: { id: 'watchImages', src: 'watchImages', onError: {} },
  type: 'parallel',
  states: { leading, list, code, connection },
  on: { 'image.loaded': { actions: { type: 'setImage', params: ({ event }) => event } } },
})
