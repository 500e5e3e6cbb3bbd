import { acceptTermsMachine } from '../../../machines/accept-terms/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** The terms that a user accepts before connecting: the kit remembers them. */
export default defineFlow('acceptTerms', () => acceptTermsMachine)
