import Connect from './connect/connect.tsx'
import { connectMessages } from './connect/messages.ts'
import { firstView } from './define-views.ts'

/** The first view of a user without an account: it loads with the modal; the map of all other views loads after it. */
export const firstViews = { connect: { Connect: firstView(Connect, connectMessages) } }
