/** An account that was chosen here, and the one that its wallet put first when it last said its accounts. */
export interface ChosenAccount<Address extends string = string> {
  address: Address
  over: Address
}

/**
 * A wallet's accounts, the chosen one first. Undefined where the choice no longer holds: the wallet no longer shares the
 * account, or has put another one first, which is how wallets say what their user picked.
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
