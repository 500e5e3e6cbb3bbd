import { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('email-login', emailLoginMachine)
