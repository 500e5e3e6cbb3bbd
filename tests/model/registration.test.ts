import { registrationMachine } from '../../machines/registration/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('registration', registrationMachine)
