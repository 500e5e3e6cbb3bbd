import { cools, emailLoginSetup, fails, isMailed, isStep, tells, timesOut } from './setup.ts'

const step = '#emailLogin.login.step'

/** An email is being sent. Going back or a failure returns to the view that requested it. */
export const sending = <
  const View extends 'EmailLogin' | 'EmailVerifyDevice' | 'EmailVerifyOtp',
  const From extends string,
>(
  view: View,
  from: From,
) => {
  const resent = view === 'EmailLogin' ? [] : (['showResent'] as const)
  return emailLoginSetup.createStateConfig({
    description: 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    meta: { view },
    tags: 'busy',
    entry: 'clearFailure',
    invoke: {
      id: 'requestCode',
      src: 'requestCode',
      input: ({ context: { email } }) => ({ email }),
      onDone: [
        { guard: isStep('connected'), target: `${step}.connecting` },
        { guard: isStep('device'), target: `${step}.device.waiting`, actions: [cools, ...resent] },
        { guard: isMailed, target: `${step}.code.typing`, actions: [cools, tells.sent, ...resent] },
        {
          description: 'The user already has a code in their mailbox, and the next mail has to wait [embedded-resend].',
          target: `${step}.code.typing`,
          actions: cools,
        },
      ],
      onError: { target: from, actions: fails },
    },
    after: { patience: { target: from, actions: timesOut } },
    on: { 'nav.back': `${step}.typing` },
  })
}

/** The user is logged in, and the wallet connects like any other. */
export const connecting = (view: 'EmailLogin' | 'EmailVerifyOtp') =>
  emailLoginSetup.createStateConfig({
    description:
      'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    meta: { view },
    tags: 'busy',
    entry: ['clearFailure', 'requestConnection'],
    invoke: { id: 'watchLogin', src: 'watchLogin', onError: {} },
    on: {
      'wallet.connected': {
        guard: { type: 'isMine', params: ({ event }) => event },
        target: 'succeeded',
      },
      'wallet.refused': {
        guard: { type: 'isMine', params: ({ event }) => event },
        target: `${step}.ending`,
        actions: { type: 'setFailure', params: ({ event }) => event.failure },
      },
      'nav.back': { target: `${step}.typing`, actions: 'abandon' },
    },
  })

/** The result is shown, as for any other wallet. */
export const succeeded = (view: 'EmailLogin' | 'EmailVerifyOtp') =>
  emailLoginSetup.createStateConfig({
    description:
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    meta: { view, status: 'connecting.connected' },
    tags: 'busy',
    after: { success: '#emailLogin.connected' },
    on: {
      'wallet.disconnected': { guard: { type: 'isMine', params: ({ event }) => event }, target: `${step}.typing` },
      'nav.back': '#emailLogin.connected',
    },
  })
