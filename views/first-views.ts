import Connect from './connect/connect.tsx'
import { connectMessages } from './connect/messages.ts'
import { firstView } from './define-views.ts'

/** What a user without an account sees first: it loads with the modal, the map of all other views after it. */
export const firstViews = { connect: { Connect: firstView(Connect, connectMessages) } }
