import { snackbarMachine } from '../../machines/snackbar/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('snackbar', snackbarMachine)
