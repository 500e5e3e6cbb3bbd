import { useLazyStyles } from './lazy-styles.ts'
import css from './shake.css?inline'

/** How the dialog shakes while it refuses to close [signin-required]: apart from its other styles, for the views that may refuse. */
export const useShake = (): void => useLazyStyles(css)
