import { acceptTermsMachine } from '../../machines/accept-terms/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('accept-terms', acceptTermsMachine)
