import * as z from 'zod/mini'
import type { BuiltFile } from './first-open.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)
const ssrManifestSchema = z.record(z.string(), z.array(z.string()))

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, option: string): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new TypeError(`This is not what Vite writes with \`build.${option}\``, { cause: error })
  return data
}

/**
 * The files of a Vite build. One manifest lists what loads with each file, the other lists the modules that it
 * contains.
 * @param manifest The content of `.vite/manifest.json`, written with `build.manifest`.
 * @param ssrManifest The content of `.vite/ssr-manifest.json`, written with `build.ssrManifest`.
 * @throws TypeError for anything else.
 */
export function viteFiles(manifest: unknown, ssrManifest: unknown): BuiltFile[] {
  const chunks = parsed(manifestSchema, manifest, 'manifest')
  const holders = Object.entries(parsed(ssrManifestSchema, ssrManifest, 'ssrManifest'))
  return Object.values(chunks).map(({ file, imports = [], isEntry = false }) => ({
    file,
    // In the SSR manifest, paths begin with the page's base.
    modules: holders.filter(([, paths]) => paths.some((path) => `/${path}`.endsWith(`/${file}`))).map(([id]) => id),
    imports: imports.flatMap((key) => chunks[key]?.file ?? []),
    isEntry,
  }))
}
