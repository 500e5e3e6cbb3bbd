import { Payloads } from '../messages.ts'
import type { Visit } from '../visit.ts'
import { checked, type Handlers } from './handler.ts'

/** The handlers for logging in and out, and for changing the email. */
export const loginHandlers = (visit: Visit): Handlers => [
  [
    'CONNECT_EMAIL',
    checked(Payloads.CONNECT_EMAIL, async ({ email: given }) => {
      const email = given.toLowerCase()
      if (visit.session?.user.email === email) return { action: 'CONNECT' }
      return { action: await visit.login.begin(email) }
    }),
  ],
  ['CONNECT_DEVICE', () => visit.login.approved()],
  [
    'CONNECT_OTP',
    checked(Payloads.CONNECT_OTP, async ({ otp }) => {
      visit.begin(await visit.login.enter(otp))
    }),
  ],
  [
    'IS_CONNECTED',
    checked(Payloads.IS_CONNECTED, (asked) => {
      if (!visit.session && asked?.token) visit.resume(asked.token)
      return { isConnected: visit.session !== undefined }
    }),
  ],
  ['SIGN_OUT', () => visit.signOut()],
  [
    'UPDATE_EMAIL',
    checked(Payloads.UPDATE_EMAIL, async ({ email }) => ({
      action: await visit.emailChange.begin(visit.signedIn.user, email.toLowerCase()),
    })),
  ],
  [
    'UPDATE_EMAIL_PRIMARY_OTP',
    checked(Payloads.UPDATE_EMAIL_PRIMARY_OTP, ({ otp }) => visit.emailChange.enterPrimary(visit.signedIn.user, otp)),
  ],
  [
    'UPDATE_EMAIL_SECONDARY_OTP',
    checked(Payloads.UPDATE_EMAIL_SECONDARY_OTP, ({ otp }) => ({
      newEmail: visit.emailChange.enterSecondary(visit.signedIn.user, otp),
    })),
  ],
]
