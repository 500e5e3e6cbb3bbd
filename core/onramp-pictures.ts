/** The directory's ids for the pictures of currencies [onramp-pictures]. */
export const pictureOfCurrency = (id: string): string => `currency:${id}`
export const pictureOfToken = (symbol: string): string => `token:${symbol}`
