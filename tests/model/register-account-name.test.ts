import { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('register-account-name', registerAccountNameMachine)
