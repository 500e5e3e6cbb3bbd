/** What asks wallets, from when it is loaded. */
export const loadedCareful: {
  code?: Pick<typeof import('./careful.ts'), 'connect' | 'disconnect' | 'endStored' | 'isAuthorized'>
} = {}
