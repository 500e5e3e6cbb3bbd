import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { entries, lightEntries } from './entries.ts'
import { root } from './shell.ts'

type Graph = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

/** The modules that fill a chart's ports, and load with it. */
const filled = ['flows', 'background'].flatMap((folder) =>
  readdirSync(join(root, 'react/engine', folder))
    .filter((file) => !file.endsWith('-flows.ts') && !file.includes('.test.'))
    .map((file) => `react/engine/${folder}/${file}`),
)

/** A file's path from the root, without extension. */
export const pathOf = (id: string): string => relative(root, id).replace(/\.tsx?$/, '')

/** A file, and every file that loads with it. */
function closureOf(id: string, graph: Graph, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known
  known.add(id)
  for (const each of graph(id)?.importedIds ?? []) closureOf(each, graph, known)
  return known
}

/** Every file that some file imports dynamically. */
function lazyFiles(graph: Graph): Set<string> {
  const known = new Set<string>()
  const lazy = new Set<string>()
  const follow = (id: string) => {
    for (const each of closureOf(id, graph, known))
      for (const next of graph(each)?.dynamicallyImportedIds ?? []) {
        if (lazy.has(next)) continue
        lazy.add(next)
        follow(next)
      }
  }
  for (const path of Object.values(entries)) follow(join(root, path))
  return lazy
}

/** Modules that are needed separately: in the shared chunk, each would be a burden to those that need another one. */
const apart =
  /^(?:core\/(?:account-name|address-groups|coin-type|decimal|decimal-text|history|lazy-constants|onramp-providers|swap|units|written-amount|written-money)$|views\/use-numbers$|ui\/(?:empty-state|pictures\/initial|plate|ring|token-icon)(?:\.css|$))/

/**
 * Views that follow each other, or that are alternatives, with the modules that only they use: each is hardly larger
 * than its file name's entry in the map of all views.
 */
const ofOneSubject: readonly (readonly [chunk: string, files: RegExp])[] = [
  [
    'views/email-login',
    /^(?:ui\/(?:code-field|email-step)\b|views\/(?:code-entry|email-entry|mail-text|resend|(?:email-login|update-email-wallet)\/(?!messages)))/,
  ],
  ['views/networks/networks', /^views\/networks\/(?:networks|network-list|unsupported-chain)$/],
  ['views/networks/switch-network', /^views\/networks\/(?:join-network|switch-active-chain|switch-network)$/],
  [
    'views/learn/lessons',
    /^(?:ui\/lesson|views\/(?:buy\/what-is-a-buy|learn\/what-is-a-(?:network|wallet)|wallet-lessons))$/,
  ],
  ['views/buy/finders', /^views\/buy\/(?:currency-finder|on-ramp-(?:fiat|token)-select)$/],
  ['views/buy/money', /^(?:core\/onramp-pictures|ui\/money-icon|views\/buy\/(?:money-picture|use-money))$/],
  ['views/swap/costs', /^views\/swap\/(?:costs|slippage)$/],
  ['views/swap/amounts', /^views\/swap\/(?:cut-to-seen|is-dear|use-amount|use-impact)$/],
  ['views/token-finder', /^views\/(?:token-finder|(?:swap\/swap|send\/wallet-send)-select-token)$/],
  ['views/register-account-name', /^views\/register-account-name\/(?!messages)/],
  [
    'views/smart-sessions/smart-session',
    /^(?:ui\/(?:badged|bundle|disc|disclosure|pill)\b|views\/smart-sessions\/(?:app-head|parts|permissions|readable|rows-waiting|smart-session(?:-created|-request)?|term-details|terms?|token-at)$)/,
  ],
  ['views/smart-sessions/smart-session-list', /^views\/smart-sessions\/(?:period|smart-session-list|spending)$/],
  ['views/receive', /^(?:ui\/code-place\b|views\/receive\/(?!messages))/],
  ['views/social-login/connecting-social', /^views\/social-login\/(?:connecting-social|progress)$/],
  ['views/connect/connecting-external', /^views\/connect\/(?:connecting-external|picked-icon)$/],
  ['views/account-settings', /^views\/account-settings\/(?!messages)/],
  ['ui/place', /^ui\/(?:camera-|frame-)?place\b/],
]

/** Few users send, buy, or look at their assets: modules that only these views load must not load with others. */
const isOfMoney = (id: string): boolean => /^views\/(?:send|portfolio|buy)\//.test(pathOf(id))

/** The files of some folders that are shared by at least so many lazily loaded parts of the interface. */
function sharedFiles(graph: Graph, folders: readonly string[], users: number): Set<string> {
  const isIn = (id: string) => folders.some((folder) => pathOf(id).startsWith(`${folder}/`))
  const counts = new Map<string, number>()
  for (const part of lazyFiles(graph))
    for (const id of isOfMoney(part) ? [] : closureOf(part, graph))
      if (id !== part && isIn(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= users).map(([id]) => id))
}

/**
 * The chunk of a module, where the bundler must not decide. The engine and everything that loads with it form one
 * chunk, and so do the modal, the list of wagmi's wallets, and the modules that most later views load: each chunk is
 * compressed separately, and each costs its file name in every page that may load it. Each entry that a page loads from
 * the start is a chunk of its own, so that no module imports an entry.
 */
export function chunkNames(): (id: string, context: { getModuleInfo: Graph }) => string | null {
  const assign = (graph: Graph) => {
    const names = new Map<string, string | null>()
    const name = (path: string, nameOf: (id: string) => string | null) => {
      for (const id of closureOf(join(root, path), graph)) names.set(id, nameOf(id))
    }
    // Later rules override earlier ones. What a page may load must not be in a chunk of the devtools.
    name('devtools/trace/recording.ts', (id) =>
      pathOf(id).startsWith('devtools/') ? 'devtools/trace/recording' : null,
    )
    for (const path of filled)
      name(path, (id) =>
        pathOf(id).startsWith(`machines/${basename(path, '.ts')}/`) ? pathOf(join(root, path)) : null,
      )
    // Every transfer needs all of these.
    const own =
      /^(?:machines\/(?:send|transaction)|services\/(?:asked-transfers|known-receivers|pending-transfers|stored-transfer|paste)|react\/engine\/(?:asked-port|background\/transaction|token-renewal-port|transaction-of))/
    name('react/engine/flows/send.ts', (id) => (own.test(pathOf(id)) ? 'react/engine/flows/send' : null))
    // The account shows its assets and its activity: their charts load with it.
    const ofAccount =
      /^(?:machines\/(?:account|activity|portfolio)|react\/engine\/(?:flows\/(?:activity|portfolio)|lazy-account-services|seen-channel))/
    name('react/engine/flows/account.ts', (id) => (ofAccount.test(pathOf(id)) ? 'react/engine/flows/account' : null))
    // The modules for an account's money are shared by all flows that show it, and so are those that send requests to a
    // project's services.
    const ofServices = /^(?:services\/|react\/engine\/(?:account-services|project-services|sdk-version))/
    for (const path of ['react/engine/account-services', 'react/engine/project-services'])
      name(`${path}.ts`, (id) => (ofServices.test(pathOf(id)) ? path : null))
    // Modules that many parts load are one chunk, so that a page has few files.
    for (const id of sharedFiles(graph, ['core'], 4)) if (!apart.test(pathOf(id))) names.set(id, 'core/shared')
    for (const id of sharedFiles(graph, ['ui', 'views'], 8))
      if (!apart.test(pathOf(id))) names.set(id, 'views/registry')
    // Nearly every later view shows its state's status, and a file of its own would cost every form more than the rule
    // for its first field.
    for (const path of ['views/registry.ts', 'ui/transition.ts', 'ui/first-field.ts', 'core/status-meta.ts'])
      name(path, () => 'views/registry')
    // The components and formatters for tokens form one file, with the initial that others draw as well.
    const ofMoney = /^(?:core\/(?:units|written-amount|written-money)|views\/(?:token-picture|use-numbers))$/
    name('ui/token-icon.tsx', (id) => names.get(id) ?? 'ui/token-icon')
    name('views/portfolio/tokens.tsx', (id) => names.get(id) ?? (ofMoney.test(pathOf(id)) ? 'ui/token-icon' : null))
    // A project's rows load with the first open, and must not load parts of later views.
    name('views/connect/more-wallets.tsx', (id) => (names.get(id) === 'core/shared' ? 'core/shared' : null))
    // Each row is one chunk: the directory's list of wallets, the formatting of numbers, links to explorers with the
    // details of namespaces, on-ramp providers, requests to switch or add an EVM chain, the browser's storage, deep links
    // to a wallet's app, requests to a project's services with the version that they report, the adapters' timeouts,
    // errors and token names, the end of a row with its pair of tokens, the long list with the amounts in its rows, the
    // empty state with its plate, the chip and the copy button, avatars, notes with their lines, QR codes with the ring of
    // their expiry, headed groups with their error messages, and grouped addresses.
    const together = [
      ['views/use-directory', /^views\/(?:listed-icon|use-directory)$/],
      ['core/decimal-text', /^(?:core\/decimal-text|views\/number-language)$/],
      ['core/namespace-details', /^core\/(?:namespace-details|transaction-link)$/],
      ['core/onramp-providers', /^core\/(?:namespace-onramps|onramp-providers)$/],
      ['adapters/evm/request-chain', /^adapters\/evm\/(?:chains|request-chain)$/],
      ['services/storage', /^services\/(?:storage$|storage\/(?:connection-schemas|entries|key-value-store)$)/],
      ['services/deep-link', /^(?:core|services)\/deep-link$/],
      ['react/engine/project-services', /^package\.json$/],
      ['adapters/wallet-error', /^(?:core\/(?:parse-shown|within)|adapters\/wallet-error)$/],
      ['ui/row-end', /^ui\/(?:row-end|token-pair)\b/],
      ['ui/long-list', /^ui\/(?:amounts|long-list)\b/],
      ['ui/empty-state', /^ui\/(?:empty-state|plate)\b/],
      ['ui/copy', /^ui\/(?:chip|copy)\b/],
      ['ui/avatar', /^ui\/avatar\b/],
      ['ui/note', /^ui\/(?:line|note)\b/],
      ['ui/qr', /^ui\/(?:expiring|qr)(?:\.|$)/],
      ['ui/problem', /^ui\/(?:headed|problem)\b/],
      ['ui/grouped', /^(?:core\/address-groups|ui\/grouped)\b/],
      ...ofOneSubject,
    ] as const
    for (const part of lazyFiles(graph))
      for (const id of closureOf(part, graph))
        for (const [chunk, files] of together) if (files.test(pathOf(id))) names.set(id, chunk)
    name('adapters/evm/load-wagmi.ts', (id) =>
      pathOf(id).startsWith('adapters/evm/') ? 'adapters/evm/load-wagmi' : (names.get(id) ?? null),
    )
    // The embedded wallet is one of Solana’s, and loads with them or not at all.
    name('adapters/solana/solana-wallet-adapter.ts', (id) =>
      pathOf(id).startsWith('adapters/solana/') ? 'adapters/solana/solana-wallet-adapter' : (names.get(id) ?? null),
    )
    name('react/modal/mount.tsx', () => 'react/modal/mount')
    name('react/engine/engine.ts', () => 'react/engine/engine')
    // Every adapter's list needs the one, the features and the embedded wallet the other, and none loads before the engine.
    for (const path of ['core/sanitize.ts', 'core/social-provider.ts']) name(path, () => 'react/engine/engine')
    for (const path of lightEntries) name(path, pathOf)
    for (const path of Object.values(entries)) names.set(join(root, path), null)
    return names
  }
  let names: Map<string, string | null> | undefined
  return (id, context) => {
    names ??= assign((each) => context.getModuleInfo(each))
    return names.get(id) ?? null
  }
}
