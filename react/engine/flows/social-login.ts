import { fromCallback, fromPromise } from 'xstate'
import type { SocialProvider } from '../../../core/features.ts'
import { socialLoginMachine, type WindowCommand } from '../../../machines/social-login/chart.ts'
import { isTelegram } from '../../../services/environment.ts'
import { socialAnswers } from '../../../services/social-answers.ts'
import { leaveFor } from '../../../services/telegram-login.ts'
import { defineFlow } from '../define-flow.ts'
import { embeddedFrameOf, embeddedWalletOf, endsHalfLogin } from '../embedded-wallet-of.ts'

/** Social login: the frame knows the login URL and reads the provider's answer; the window belongs to the page. */
export default defineFlow('socialLogin', (deps) =>
  socialLoginMachine.provide({
    actors: {
      watchWindow: fromCallback<WindowCommand, { provider: SocialProvider }>(
        ({ input: { provider }, sendBack, receive }) => {
          // Telegram needs no popup: the page itself goes there, and returns.
          if (isTelegram(window)) return receive(({ uri }) => leaveFor(uri, provider))
          const answers = socialAnswers(embeddedWalletOf(deps).takeWindow(), sendBack)
          receive(({ uri }) => answers.lead(uri))
          return answers.end
        },
      ),
      socialUri: fromPromise<string, { provider: SocialProvider }>(async ({ input: { provider }, signal }) =>
        (await embeddedFrameOf(deps)).socialUri(provider, signal),
      ),
      farcasterUri: fromPromise<string>(async ({ signal }) => (await embeddedFrameOf(deps)).farcasterUri(signal)),
      connectFarcaster: fromPromise<void>(async ({ signal }) => (await embeddedFrameOf(deps)).connectFarcaster(signal)),
      connectSocial: fromPromise<void, { provider: SocialProvider; uri: string }>(
        async ({ input: { provider, uri }, signal }) =>
          (await embeddedFrameOf(deps)).connectSocial(provider, uri, signal),
      ),
      watchLogin: fromCallback(() => endsHalfLogin(deps)),
      endLogin: fromPromise<void>(async () => (await embeddedFrameOf(deps)).endUnread()),
    },
  }),
)
