import css from './paired.css?inline'
import { useStyles } from './styles.tsx'

/** The styles of a row's own control (`aside`): apart from the list's other styles, for the lists that have some. */
export const usePaired = (): void => useStyles(css)
