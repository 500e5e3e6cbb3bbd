/** An answer of a server other than the page's own. */
export interface Answer {
  type: string
  body: string
}

const known = [
  'MetaMask',
  'Trust Wallet',
  'OKX Wallet',
  'Binance Wallet',
  'Bitget Wallet',
  'Rainbow',
  'SafePal',
  'Zerion',
]
const hex = (length: number) => (index: number) => (index + 1).toString(16).padStart(length, '0')

/** A directory as large as the real one is for most projects. */
const directory = Array.from({ length: 500 }, (_, index) => {
  const name = known[index] ?? `Wallet ${String(index + 1).padStart(4, '0')}`
  const slug = name.toLowerCase().replace(/\s+/g, '-')
  return {
    id: hex(64)(index),
    name,
    slug,
    homepage: `https://${slug}.example`,
    image_id: `00000000-0000-4000-8000-${hex(12)(index)}`,
    order: (index + 1) * 10,
    mobile_link: `${slug}://`,
    desktop_link: null,
    link_mode: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    rdns: `example.${slug}`,
    chrome_store: null,
    injected: null,
    chains: ['eip155:1', 'eip155:42161'],
    badge_type: 'certified',
    supports_wc: true,
  }
})

const image: Answer = {
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#3b6ef5"/></svg>',
}
const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) })

function wallets(query: URLSearchParams): Answer {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean)
  const [include, exclude, rdns] = [list('include'), list('exclude'), list('rdns')]
  const found = directory.filter(
    (wallet) =>
      (include?.includes(wallet.id) ?? true) && !exclude?.includes(wallet.id) && (rdns?.includes(wallet.rdns) ?? true),
  )
  const [page, entries] = [Number(query.get('page') ?? 1), Number(query.get('entries') ?? 40)]
  return json({ count: found.length, data: found.slice((page - 1) * entries, page * entries) })
}

/** The answers of a project's services; anything else, such as a node, answers with an empty result. */
export function answerOf(address: string): Answer {
  const { pathname, searchParams } = new URL(address)
  if (pathname === '/getWallets') return wallets(searchParams)
  if (pathname === '/appkit/v1/config') return json({ features: [] })
  if (/Image/.test(pathname)) return image
  return json({})
}
