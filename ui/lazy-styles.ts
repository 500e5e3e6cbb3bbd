import tokens from './lazy-tokens.css?inline'
import { useStyles } from './styles.tsx'

/** The tokens and list styles that only lazy views use. */
export function useLazyTokens(): void {
  useStyles(tokens)
}

/** As `useStyles`, for lazy components: includes the tokens that only they use. */
export function useLazyStyles(css: string): void {
  useLazyTokens()
  useStyles(css)
}
