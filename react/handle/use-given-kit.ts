import { useMemo } from 'react'
import { inDevelopment } from '../../core/in-development.ts'
import { madeOf } from './made-of.ts'
import type { AppKitOptions } from './options.ts'
import { warnOfLaterOptions } from './other-options.ts'
import type { AppKit } from './types.ts'

/** What a provider is given: a handle, or the options for one. */
export type GivenKit<Options extends AppKitOptions> = { kit: AppKit } | (Options & { kit?: undefined })

/**
 * The kit of a provider. Hot reload passes another handle or wagmi config: the kit follows what the page renders
 * [api-created-again]. Other options change nothing later, which a developer is warned about [api-options].
 */
export function useGivenKit<Options extends AppKitOptions>(
  given: GivenKit<Options>,
  create: (options: Options) => AppKit,
): AppKit {
  inDevelopment(() => given.kit ?? warnOfLaterOptions(given))
  // biome-ignore lint/correctness/useExhaustiveDependencies: later options don't change the kit
  return useMemo(() => given.kit ?? create(given), madeOf(given))
}
