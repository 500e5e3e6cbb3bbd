import MagicString from 'magic-string'
import { lineAt, type Note, type Rewrite } from './note.ts'
import { referencesIn } from './references.ts'
import { parseScript, replaceString } from './syntax.ts'

/** What `wagmi` re-exports from its core, in both 2.19 and 3. */
export const values = [
  ...['ChainNotConfiguredError', 'ConnectorAccountNotFoundError', 'ConnectorAlreadyConnectedError'],
  ...['ConnectorChainMismatchError', 'ConnectorNotFoundError', 'ConnectorUnavailableReconnectingError'],
  ...['ProviderNotFoundError', 'SwitchChainNotSupportedError', 'cookieStorage', 'cookieToInitialState'],
  ...['createConfig', 'createConnector', 'createStorage', 'custom', 'deepEqual', 'deserialize', 'fallback', 'http'],
  ...['injected', 'mock', 'noopStorage', 'parseCookie', 'serialize', 'unstable_connector', 'webSocket'],
]
const types = [
  ...['Config', 'Connection', 'Connector', 'ConnectorEventMap', 'CreateConfigParameters', 'CreateConnectorFn'],
  ...['CreateStorageParameters', 'PartializedState', 'Register', 'ResolvedRegister', 'State', 'Storage', 'Transport'],
]
const handedOn = new Set([...values, ...types])

/** wagmi's entries that export everything that these packages export. */
const wholes: ReadonlyMap<string, string> = new Map([
  ['@wagmi/core/actions', 'wagmi/actions'],
  ['@wagmi/core/chains', 'wagmi/chains'],
  ['@wagmi/connectors', 'wagmi/connectors'],
])

const came = 'came with the adapter of the old kit'

/** wagmi's own packages that the old kits' wagmi adapters depend on, and Portico's does not. */
export const brought = ['@wagmi/core', '@wagmi/connectors'] as const

/** Whether a package is an adapter that depends on them. */
export const bringsCore = (name: string): boolean => /^@(?:reown\/appkit-adapter-wagmi|web3modal\/wagmi)$/.test(name)

/** Makes a file import from `wagmi`, which is still installed, what it imported from packages that no longer are. */
export function rewriteCore(path: string, before: string, lacking: ReadonlySet<string>): Rewrite {
  const notes: Note[] = []
  const text = new MagicString(before)
  const isLacking = (specifier: string) => lacking.has(specifier.split('/').slice(0, 2).join('/'))
  let program: unknown
  try {
    program = parseScript(path, before)
  } catch {
    // The notes on the old kits already say that the file can't be parsed.
    return { after: before, notes, left: [] }
  }
  for (const { specifier, literal, names, kind } of referencesIn(program, isLacking)) {
    const isHandedOn =
      specifier === '@wagmi/core' && names.length > 0 && names.every((one) => handedOn.has(one.imported))
    const entry = isHandedOn ? 'wagmi' : wholes.get(specifier)
    if (entry !== undefined && kind === 'import') replaceString(text, before, literal, entry)
    else {
      const advice = entry ? `write '${entry}'` : 'import actions from wagmi/actions, and what else there is from wagmi'
      notes.push({
        path,
        line: lineAt(before, literal.start),
        text: `'${specifier}' ${came}: ${advice}, or add it to package.json.`,
      })
    }
  }
  return { after: text.toString(), notes, left: [] }
}
