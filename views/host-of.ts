/** Where a link leads, in short; an address that is none is shown as it is. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
