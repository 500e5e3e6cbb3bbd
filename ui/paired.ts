import css from './paired.css?inline'
import { useStyles } from './styles.tsx'

/** Where a row's control of its own (`aside`) stands: apart from the list's other styles, for the lists that have some. */
export const usePaired = (): void => useStyles(css)
