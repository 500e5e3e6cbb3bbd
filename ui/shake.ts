import css from './shake.css?inline'
import { useStyles } from './styles.tsx'

/** How the dialog shakes while it refuses to close [signin-required]: apart from its other styles, for the views that may refuse. */
export const useShake = (): void => useStyles(css)
