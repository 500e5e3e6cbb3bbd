import { metadataOf } from '../../adapters/walletconnect/metadata.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { version } from '../../package.json'
import { embeddedFrame } from '../../services/embedded-frame/embedded-frame.ts'

/** The frame of a dApp. */
export const loadFrame = (
  url: string,
  { projectId = '', metadata }: { projectId?: string; metadata?: LinkOptions['metadata'] },
): EmbeddedFrame => embeddedFrame({ url, projectId, sdkVersion: `react-${version}`, metadata: metadataOf(metadata) })
