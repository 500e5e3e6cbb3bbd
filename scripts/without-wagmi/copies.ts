import { posix } from 'node:path'
import { type Files, graphOf, packagesOf, reachedFrom } from './files.ts'

/** A file that imports wagmi from within the package. */
export interface Copy {
  /** The file that it is a copy of. */
  of: string
  text: string
}

/** What an entry needs in order to work without wagmi. */
export interface Copies {
  files: Map<string, Copy>
  /** What the copies import from wagmi: names by specifier. */
  taken: Map<string, Set<string>>
}

const isWagmi = (specifier: string) => /^wagmi(?:\/|$)/.test(specifier)

/**
 * Creates a second copy of each file that these entries load and that leads to wagmi: the copy imports wagmi from a
 * folder of the package. All other files are shared, so that singletons, such as the connection to WalletConnect and
 * the error class, exist once. The entries themselves keep their paths.
 */
export function copiesFor(entries: readonly string[], files: Files, folder: string): Copies {
  const graph = graphOf(files)
  const loaded = new Set(entries.flatMap((entry) => [...reachedFrom(entry, graph)]))
  const leads = [...loaded].filter((path) => packagesOf(path, graph).some(isWagmi))
  const places = new Map(
    leads.map((path) => [path, entries.includes(path) ? path : posix.join(folder, path.replace(/^chunks\//, ''))]),
  )
  const taken = new Map<string, Set<string>>()
  const copies: Copies = { files: new Map(), taken }
  for (const [path, place] of places) {
    let text = files.get(path) ?? ''
    // From the end, so that earlier offsets stay valid.
    const mentions = [...(graph.get(path) ?? [])].sort((one, other) => other.start - one.start)
    for (const { specifier, file, start, end, names } of mentions) {
      if (isWagmi(specifier)) {
        if (!names) throw new Error(`${path} takes all of ${specifier}`)
        taken.set(specifier, new Set([...(taken.get(specifier) ?? []), ...names]))
      } else if (file === undefined) continue
      const target = file === undefined ? posix.join(folder, `${specifier}.js`) : (places.get(file) ?? file)
      const from = posix.relative(posix.dirname(place), target)
      text = `${text.slice(0, start)}"${from.startsWith('.') ? from : `./${from}`}"${text.slice(end)}`
    }
    copies.files.set(place, { of: path, text })
  }
  return copies
}
