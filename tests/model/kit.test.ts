import { kitMachine } from '../../machines/kit.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('kit', kitMachine, ['alerts', 'snackbar', 'toasts'])
