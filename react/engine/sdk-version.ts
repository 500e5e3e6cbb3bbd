import { namespaceDetails } from '../../core/namespace-details.ts'
import { version } from '../../package.json'
import type { Setup } from '../handle/setup.ts'

/** The SDK and version (`sv`) that requests to a project's services name [directory-identity]. */
export const sdkVersionOf = ({ adapters }: Pick<Setup, 'adapters'>): string =>
  `react-${adapters.map(({ namespace }) => namespaceDetails[namespace].sdkName).join() || 'universal'}-${version}`
