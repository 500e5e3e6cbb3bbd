import { fromCallback } from 'xstate'
import type { TokensCommand, TokensFact } from '../../machines/shared/token-renewal.ts'
import type { AccountServices } from './account-services.ts'

/** Reloads an account's tokens on request. A new request cancels the previous one. */
export const tokenRenewalPort = ({ renewTokens, loadTokens }: Pick<AccountServices, 'renewTokens' | 'loadTokens'>) =>
  fromCallback<TokensCommand>(({ receive, sendBack }) => {
    let over = new AbortController()
    receive(({ sender }) => {
      over.abort()
      over = new AbortController()
      const { signal } = over
      renewTokens(sender)
      loadTokens(sender, signal).then(
        (tokens) => signal.aborted || sendBack({ type: 'tokens.renewed', sender, tokens } satisfies TokensFact),
        // The known tokens stay; the review asks the node.
        () => {},
      )
    })
    return () => over.abort()
  })
