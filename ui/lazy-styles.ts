import tokens from './lazy-tokens.css?inline'
import { useStyles } from './styles.tsx'

/** What only the pieces of later views are made of: tokens, and how the rows of lists may look there. */
export function useLazyTokens(): void {
  useStyles(tokens)
}

/** As `useStyles`, for a piece of a later view: with the tokens that only such pieces are made of. */
export function useLazyStyles(css: string): void {
  useLazyTokens()
  useStyles(css)
}
