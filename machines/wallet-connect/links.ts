import { not } from 'xstate'
import { walletConnectSetup } from './setup.ts'

const view = 'ConnectingWalletConnect'

const linkFailed = {
  target: 'linkless',
  actions: [{ type: 'setFailure', params: { code: 'link.failed' } }, 'trackLink'],
} as const

/** Opens the wallet's link. `status` is the message meanwhile, `blocked` the state if the browser blocks it. */
const opening = (status: 'link.opened' | 'link.ready' | 'link.visiting', blocked: 'ready' | 'opened') =>
  walletConnectSetup.createStateConfig({
    description: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    meta: { view, status },
    tags: 'link',
    invoke: {
      id: 'openLink',
      src: 'openLink',
      input: ({ context: { wallet, platform, uri, namespace }, event: { type } }) => ({
        wallet,
        platform,
        uri: uri || null,
        namespace,
        tapped: type === 'link.open' || type === 'platform.choose',
      }),
      onDone: [
        { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'opened', actions: 'setOpened' },
        { target: blocked },
      ],
      onError: linkFailed,
    },
    after: { request: linkFailed },
  })

const reopening = (status: 'link.opened' | 'link.visiting') => {
  const state = opening(status, 'opened')
  return { ...state, tags: ['link', 'opened'] as const }
}

const linkless = walletConnectSetup.createStateConfig({
  description: 'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
  tags: 'failed',
  meta: { view, ring: 'failed' },
  on: { 'wallet.another': { actions: 'goBack' } },
})

const waiting = { view, status: 'link.waiting', ring: 'asking' } as const

/** A platform where a link opens the wallet: as soon as there is a code, or on a press. */
export const linked = (first: 'opening' | 'ready') =>
  walletConnectSetup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: {
        description: 'The code is being created.',
        meta: waiting,
        tags: 'link',
        always: { guard: 'hasCode', target: first },
      },
      ready: {
        description: 'A click opens the wallet.',
        meta: { view, status: 'link.ready' },
        tags: 'link',
        always: { guard: not('hasCode'), target: 'renewing' },
        on: { 'link.open': 'opening' },
      },
      renewing: {
        description: 'The code expired before the wallet was opened. A new one is being created.',
        meta: waiting,
        tags: 'link',
        always: { guard: 'hasCode', target: 'ready' },
      },
      opening: opening('link.ready', 'ready'),
      opened: {
        description: 'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
        meta: { view, status: 'link.opened', ring: 'asking' },
        tags: ['link', 'opened'],
        always: { guard: not('hasCode'), target: 'expired' },
        on: { 'link.open': 'reopening' },
      },
      expired: {
        description: 'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
        meta: waiting,
        tags: ['link', 'opened'],
        always: { guard: 'hasCode', target: 'opened' },
      },
      reopening: reopening('link.opened'),
      linkless,
    },
  })

const visiting = { view, status: 'link.visiting' } as const

/** The platform of a wallet that needs no code. */
export const page = walletConnectSetup.createStateConfig({
  description: 'The wallet, if installed, opens this page in its own browser: nothing is paired [link-page].',
  initial: 'opening',
  states: {
    ready: {
      description: 'A click opens the wallet.',
      meta: visiting,
      tags: 'link',
      on: { 'link.open': 'opening' },
    },
    opening: opening('link.visiting', 'ready'),
    opened: {
      description: 'The page continues in the wallet.',
      meta: visiting,
      tags: ['link', 'opened'],
      on: { 'link.open': 'reopening' },
    },
    reopening: reopening('link.visiting'),
    linkless,
  },
})
