const sentences: Record<string, string> = {
  UserRejectedRequestError: 'You rejected the request.',
  ResourceNotFoundRpcError: 'The wallet does not know what was asked for.',
  ResourceUnavailableRpcError: 'The wallet already has an open question. Answer it there first.',
  MethodNotSupportedRpcError: 'This wallet cannot do that.',
  MethodNotFoundRpcError: 'This wallet cannot do that.',
  UnsupportedProviderMethodError: 'This wallet cannot do that.',
  ConnectorNotConnectedError: 'No wallet is connected.',
  ConnectorAccountNotFoundError: 'The wallet no longer shares this account.',
  ConnectorChainMismatchError: 'The wallet is on another network. Switch it and try again.',
  ChainMismatchError: 'The wallet is on another network. Switch it and try again.',
  SwitchChainError: 'The wallet could not switch to that network.',
  SwitchChainNotSupportedError: 'This wallet switches networks only in its own window.',
  ChainNotConfiguredError: 'This dApp does not know the network that the wallet is on.',
  InsufficientFundsError: 'The account does not hold enough for the amount and the fee.',
  ExecutionRevertedError: 'The network would refuse this transaction.',
  HttpRequestError: 'The network’s node does not answer. Try again in a moment.',
  TimeoutError: 'The network’s node does not answer. Try again in a moment.',
  WaitForTransactionReceiptTimeoutError: 'Sent, but not confirmed yet.',
}

/** What the user reads about a failure: one sentence, never a stack trace. */
export function explain(error: unknown): string {
  const causes = chain(error)
  for (const { name } of causes) {
    const sentence = sentences[name]
    if (sentence) return sentence
  }
  // viem's errors put the essential part into `shortMessage`.
  for (const cause of causes) if ('shortMessage' in cause && cause.shortMessage) return String(cause.shortMessage)
  return causes[0]?.message.split('\n')[0] || 'It did not work, and the wallet did not say why.'
}

/** An error and its causes, the innermost first: that one knows the reason. */
function chain(error: unknown): Error[] {
  const found: Error[] = []
  for (let each = error; each instanceof Error && !found.includes(each); each = each.cause) found.unshift(each)
  return found
}
