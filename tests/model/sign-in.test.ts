import { signInMachine } from '../../machines/sign-in/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('sign-in', signInMachine)
