import type { RemoteFeature } from '../../core/features.ts'

/** The longest lists and words that count. */
const longest = { list: 256, word: 256 }

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest.word

const wordsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.slice(0, longest.list).filter(isWord) : undefined

/** The features that a project's configuration tells of; undefined where it tells of none at all. */
export function parseFeatures(said: unknown): RemoteFeature[] | undefined {
  const features = member(said, 'features')
  if (!Array.isArray(features)) return undefined
  return features.slice(0, longest.list).flatMap((feature: unknown): RemoteFeature[] => {
    const id = member(feature, 'id')
    const listed = member(feature, 'config')
    const config = listed === null ? null : wordsOf(listed)
    return isWord(id) && config !== undefined ? [{ id, isEnabled: member(feature, 'isEnabled') === true, config }] : []
  })
}

/** The origins that a project allows; undefined where there is no list of them. */
export const parseOrigins = (said: unknown): readonly string[] | undefined => wordsOf(member(said, 'allowedOrigins'))

/** Whether a project wants to hear of what happens; undefined where it does not say. */
export function parseAnalytics(said: unknown): boolean | undefined {
  const is = member(said, 'isAnalyticsEnabled')
  return typeof is === 'boolean' ? is : undefined
}
