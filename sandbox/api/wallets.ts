import { createHash } from 'node:crypto'

/** A wallet in the directory. A test may make it invalid. */
export interface ListedWallet {
  id: string
  name: string
  badge_type?: string
  chains?: string[]
  homepage?: string
  image_id?: string
  image_url?: string
  order?: number
  link_mode?: string | null
  mobile_link?: string | null
  desktop_link?: string | null
  webapp_link?: string | null
  app_store?: string | null
  play_store?: string | null
  chrome_store?: string | null
  rdns?: string | null
  injected?: { namespace?: string; injected_id?: string }[] | null
}

const WORDS = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Haven', 'Iris', 'Juniper']
const KINDS = ['Wallet', 'Vault', 'Pocket', 'Key', 'Safe']

const idOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The generated wallet at an index; there is no last one. Each has a website, a picture and some kinds of links. */
export function madeUpWallet(place: number, chains: readonly string[]): ListedWallet {
  const word = WORDS[place % WORDS.length]
  const kind = KINDS[Math.floor(place / WORDS.length) % KINDS.length]
  const name = `${word} ${kind}${place < WORDS.length * KINDS.length ? '' : ` ${place}`}`
  const slug = `wallet-${place}`
  const site = `https://${slug}.test`
  const links = {
    mobile_link: place % 4 === 3 ? null : `${slug}://`,
    desktop_link: place % 3 === 0 ? `${slug}-desktop://` : null,
    webapp_link: place % 5 === 0 ? `${site}/app` : null,
    link_mode: place % 2 === 0 ? `${site}/link` : null,
  }
  return {
    ...{ id: idOf(slug), name, badge_type: place % 2 === 0 ? 'certified' : 'none', chains: [...chains] },
    ...{ homepage: site, image_id: idOf(`image of ${slug}`).slice(0, 36), order: (place + 1) * 10, ...links },
    app_store: `https://apps.apple.com/app/${slug}`,
    play_store: `https://play.google.com/store/apps/details?id=test.${slug}`,
    chrome_store: place % 3 === 0 ? `https://chromewebstore.google.com/detail/${slug}` : null,
    rdns: `test.${slug}`,
    injected: place % 3 === 0 ? [{ namespace: 'eip155', injected_id: `is${word}` }] : null,
  }
}

export const madeUpWallets = (count: number, chains: readonly string[]): ListedWallet[] =>
  Array.from({ length: count }, (_, place) => madeUpWallet(place, chains))

/** The sandbox's own wallets: the browser's, and the phone's if there is one. */
export function ownWallets(chains: readonly string[], phoneUrl?: string): ListedWallet[] {
  const common = {
    chains: [...chains],
    badge_type: 'certified',
    homepage: 'https://sandbox.test',
    image_id: idOf('own'),
  }
  const browser = { ...common, id: idOf('browser'), name: 'Sandbox Wallet', rdns: 'test.portico.sandbox' }
  const phone = { ...common, id: idOf('phone'), name: 'Sandbox Phone' }
  return phoneUrl === undefined ? [browser] : [browser, { ...phone, mobile_link: phoneUrl, webapp_link: phoneUrl }]
}

const strange = (name: string, more: Partial<ListedWallet>): ListedWallet => ({ id: idOf(name), name, ...more })

/** Wallets that no directory should list. */
export const strangeWallets = {
  script: strange('Script Link', {
    mobile_link: 'javascript:document.title="owned"',
    webapp_link: 'javascript:alert(1)',
  }),
  data: strange('Data Link', { mobile_link: 'data:text/html,<script>document.title="owned"</script>' }),
  markup: strange('<img src=x onerror="document.title=\'owned\'"><b>Bold</b>', { mobile_link: 'markup://' }),
  reversed: strange('\u202Eteltll\u202D Wallet', { mobile_link: 'reversed://' }),
  long: strange('Long '.repeat(2_000), { mobile_link: 'long://' }),
  slashes: { ...strange('Slashes', { mobile_link: 'slashes://' }), id: '../../wallets/x?y=1#z', image_id: '../x/y' },
  nameless: strange('', { mobile_link: 'nameless://' }),
} satisfies Record<string, ListedWallet>
