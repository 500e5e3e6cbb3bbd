import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { oldest } from './browsers.ts'

const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''))

/** Whether a browser's version has a feature, by one of the statements about it. */
const isMet = (statement: SimpleSupportStatement, version: number): boolean => {
  const { version_added, version_removed, flags, prefix } = statement
  if (typeof version_added !== 'string' || flags || prefix) return false
  // It was there in parts before, where it is said to be gone.
  return numberOf(version_added) <= version && (version_removed === undefined || numberOf(version_removed) > version)
}

/** Whether one of the oldest browsers does without a feature. */
const isLacking = ({ support }: CompatStatement): boolean =>
  oldest.some(({ browser, version }) => {
    const name: BrowserName = browser === 'ios_saf' ? 'safari_ios' : browser
    return ![support[name] ?? []].flat().some((statement) => isMet(statement, version))
  })

/** The features that one consists of, and whether one of the oldest browsers does without each. */
const partsOf = (feature: Identifier | undefined) =>
  Object.keys(feature ?? {}).flatMap((name) => {
    const part = name === '__compat' ? undefined : feature?.[name]
    return part ? [{ name, part, lacking: part.__compat ? isLacking(part.__compat) : false }] : []
  })

/** A global, or what one has itself or by its prototype. */
export interface Api {
  owner: string
  /** Missing where the global itself is meant. */
  member?: string
}

/** What scripts can use of newer browsers alone. */
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

/** What style sheets can say to newer browsers alone. */
export const lackingCss = { properties: namesOf(data.css.properties), atRules: namesOf(data.css['at-rules']) }
