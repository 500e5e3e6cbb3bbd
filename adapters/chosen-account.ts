/** An account chosen here, and the account that its wallet listed first at its last report. */
export interface ChosenAccount<Address extends string = string> {
  address: Address
  over: Address
}

/**
 * A wallet's accounts, the chosen one first. Undefined if the choice is no longer valid: the wallet no longer shares
 * the account, or has put another one first, which is how wallets report their user's choice.
 */
export function withChosen<Address extends string>(
  accounts: readonly Address[],
  { address, over }: ChosenAccount<Address>,
): Address[] | undefined {
  const isPicked = accounts[0] !== over && accounts.includes(over)
  return isPicked || !accounts.includes(address) ? undefined : putFirst(accounts, address)
}

export const putFirst = <Address extends string>(accounts: readonly Address[], address: Address): Address[] => [
  address,
  ...accounts.filter((each) => each !== address),
]
