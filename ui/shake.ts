import { useLazyStyles } from './lazy-styles.ts'
import css from './shake.css?inline'

/**
 * The animation of a refused close [signin-required]: apart from the dialog's other styles, because few views refuse.
 */
export const useShake = (): void => useLazyStyles(css)
