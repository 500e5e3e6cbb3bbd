import { fromCallback } from 'xstate'
import type { TokensCommand, TokensFact } from '../../machines/shared/token-renewal.ts'
import type { AccountServices } from './account-services.ts'

/** Loads what an account holds once more, whenever it is told to; what was asked for before that counts no more. */
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
        // What is known stays; the review asks the node.
        () => {},
      )
    })
    return () => over.abort()
  })
