/** A network's id: a number for EVM, in any notation, and CAIP-2 for others. */
export function chainOf(given: number | string): number | string {
  const number = Number(String(given).replace(/^eip155:/, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : String(given)
}
