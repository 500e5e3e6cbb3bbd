import * as z from 'zod/mini'
import type { RemoteFeature } from '../../core/features.ts'
import { flag, listOf, made, orElse, parse, word } from '../../core/schema.ts'

/** The longest list that counts. */
const longest = 256

const listOfWords = listOf(word, longest)

/** A list of words; with null, the dApp decides. */
const config = made(
  z.custom<unknown[] | null>((said) => said === null || Array.isArray(said)),
  (said) => said && (parse(listOfWords, said) ?? []),
)

const feature = z.object({ id: word, isEnabled: orElse(flag, false), config })
const features = z.object({ features: listOf(feature, longest) })
const origins = z.object({ allowedOrigins: listOfWords })
const analytics = z.object({ isAnalyticsEnabled: flag })

/** The features that a project's configuration tells of; undefined where it tells of none at all. */
export const parseFeatures = (said: unknown): RemoteFeature[] | undefined => parse(features, said)?.features

/** The origins that a project allows; undefined where there is no list of them. */
export const parseOrigins = (said: unknown): readonly string[] | undefined => parse(origins, said)?.allowedOrigins

/** Whether a project wants to hear of what happens; undefined where it does not say. */
export const parseAnalytics = (said: unknown): boolean | undefined => parse(analytics, said)?.isAnalyticsEnabled
