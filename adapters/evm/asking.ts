/** What asks wallets, from when it is loaded. */
export const asking: { careful?: Pick<typeof import('./careful.ts'), 'connect' | 'disconnect' | 'isAuthorized'> } = {}
