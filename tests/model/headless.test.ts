import { headlessMachine } from '../../machines/headless/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('headless', headlessMachine)
