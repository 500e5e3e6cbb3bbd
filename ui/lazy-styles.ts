import tokens from './lazy-tokens.css?inline'
import { useStyles } from './styles.tsx'

/** As `useStyles`, for a piece of a later view: with the tokens that only such pieces are made of. */
export function useLazyStyles(css: string): void {
  useStyles(tokens)
  useStyles(css)
}
