import Connect from './connect/connect.tsx'
import { firstView } from './define-views.ts'

/** What a visitor without an account sees first: it comes with the modal, the map of all other views after it. */
export const firstViews = { connect: { Connect: firstView(Connect) } }
