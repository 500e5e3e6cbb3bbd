import { signInMachine } from '../../machines/sign-in.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('sign-in', signInMachine)
