import { snackbarMachine } from '../../machines/snackbar.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('snackbar', snackbarMachine)
