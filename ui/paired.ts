import css from './paired.css?inline'
import { useStyles } from './styles.tsx'

/** The styles of a row's separate control (`aside`): apart from the list's other styles, because few lists have one. */
export const usePaired = (): void => useStyles(css)
