import { socialLoginMachine } from '../../machines/social-login/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('social-login', socialLoginMachine)
