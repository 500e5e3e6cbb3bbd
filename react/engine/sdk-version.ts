import { namespaceDetails } from '../../core/namespace-details.ts'
import { version } from '../../package.json'
import type { Setup } from '../handle/setup.ts'

/** What asks a project's services, in which version (`sv`) [directory-identity]. */
export const sdkVersionOf = ({ adapters }: Pick<Setup, 'adapters'>): string =>
  `react-${adapters.map(({ namespace }) => namespaceDetails[namespace].sdkName).join() || 'universal'}-${version}`
