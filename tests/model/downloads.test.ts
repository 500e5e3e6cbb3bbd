import { downloadsMachine } from '../../machines/downloads/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('downloads', downloadsMachine)
