/** The code for wallet requests, once it has loaded. */
export const loadedCareful: {
  code?: Pick<typeof import('./careful.ts'), 'connect' | 'disconnect' | 'endStored' | 'isAuthorized'>
} = {}
