/** Under which ids the directory has the pictures of money [onramp-pictures]. */
export const pictureOfCurrency = (id: string): string => `currency:${id}`
export const pictureOfToken = (symbol: string): string => `token:${symbol}`
