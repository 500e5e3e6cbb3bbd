import * as z from 'zod/mini'
import type { RemoteFeature } from '../../core/features.ts'
import { flag, listOf, made, orElse, parse, word } from '../../core/schema.ts'

/** The maximum length of a list. */
const longest = 256

const listOfWords = listOf(word, longest)

/** A list of words; null leaves the decision to the dApp. */
const config = made(
  z.custom<unknown[] | null>((said) => said === null || Array.isArray(said)),
  (said) => said && (parse(listOfWords, said) ?? []),
)

const feature = z.object({ id: word, isEnabled: orElse(flag, false), config })
const features = z.object({ features: listOf(feature, longest) })
const origins = z.object({ allowedOrigins: listOfWords })
const analytics = z.object({ isAnalyticsEnabled: flag })

/** The features in a project's configuration; undefined if it has none at all. */
export const parseFeatures = (said: unknown): RemoteFeature[] | undefined => parse(features, said)?.features

/** The origins that a project allows; undefined if there is no list. */
export const parseOrigins = (said: unknown): readonly string[] | undefined => parse(origins, said)?.allowedOrigins

/** Whether a project enables analytics; undefined if it does not say. */
export const parseAnalytics = (said: unknown): boolean | undefined => parse(analytics, said)?.isAnalyticsEnabled
