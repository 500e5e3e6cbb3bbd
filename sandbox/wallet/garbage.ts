import type { WalletOptions } from './wallets.ts'

/** Wallets with invalid announcements. Each is an argument for `createWallet`. */
export const garbage = {
  /** Its icon is not an image. */
  badIcon: { name: 'No Icon', rdns: 'test.garbage.icon', icon: 'data:image/png;base64,bm90IGFuIGltYWdl' },
  /** Its icon is a URL with a scheme that must never be followed. */
  scriptIcon: { name: 'Script Icon', rdns: 'test.garbage.script', icon: 'javascript:document.title="owned"' },
  /** Its name has 10,000 characters. */
  longName: { name: 'Long '.repeat(2_000), rdns: 'test.garbage.long' },
  /** Its name is markup that has an effect if it is rendered as markup. */
  markup: { name: '<img src=x onerror="document.title=\'owned\'"><b>Bold</b>', rdns: 'test.garbage.markup' },
  /** It announces itself twice: the same rdns, two uuids. */
  twins: { name: 'Twin', rdns: 'test.garbage.twin', copies: 2 },
} as const satisfies Record<string, WalletOptions>
