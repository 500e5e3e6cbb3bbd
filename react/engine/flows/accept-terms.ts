import { acceptTermsMachine } from '../../../machines/accept-terms/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** What a user accepts before connecting: the kit remembers it. */
export default defineFlow('acceptTerms', () => acceptTermsMachine)
