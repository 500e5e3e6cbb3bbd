import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { oldest } from './browsers.ts'

const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''))

/** Whether a browser's version has a feature, according to one of the statements about it. */
const isMet = (statement: SimpleSupportStatement, version: number): boolean => {
  const { version_added, version_removed, flags, prefix } = statement
  if (typeof version_added !== 'string' || flags || prefix) return false
  // A statement with `version_removed` describes an earlier, partial implementation.
  return numberOf(version_added) <= version && (version_removed === undefined || numberOf(version_removed) > version)
}

/** Whether one of the oldest browsers lacks a feature. */
const isLacking = ({ support }: CompatStatement): boolean =>
  oldest.some(({ browser, version }) => {
    const name: BrowserName = browser === 'ios_saf' ? 'safari_ios' : browser
    return ![support[name] ?? []].flat().some((statement) => isMet(statement, version))
  })

/** The members of a feature, and whether one of the oldest browsers lacks each. */
const partsOf = (feature: Identifier | undefined) =>
  Object.keys(feature ?? {}).flatMap((name) => {
    const part = name === '__compat' ? undefined : feature?.[name]
    return part ? [{ name, part, lacking: part.__compat ? isLacking(part.__compat) : false }] : []
  })

/** A global, or a member of it or of its prototype. */
export interface Api {
  owner: string
  /** Absent if the global itself is meant. */
  member?: string
}

/** The script APIs that only newer browsers have. */
export const lackingApis: readonly Api[] = [...partsOf(data.javascript.builtins), ...partsOf(data.api)].flatMap(
  ({ name: owner, part, lacking }) => [
    ...(lacking ? [{ owner }] : []),
    ...partsOf(part).flatMap(({ name, lacking }) =>
      lacking && name !== owner && !name.endsWith('_event') ? [{ owner, member: name.replace(/_static$/, '') }] : [],
    ),
  ],
)

const namesOf = (feature: Identifier | undefined) =>
  partsOf(feature).flatMap(({ name, lacking }) => (lacking ? [name] : []))

/** The CSS features that only newer browsers have. */
export const lackingCss = { properties: namesOf(data.css.properties), atRules: namesOf(data.css['at-rules']) }
