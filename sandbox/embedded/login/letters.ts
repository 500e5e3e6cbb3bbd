import type { Letter } from '../mail/post.ts'
import type { DeviceRequest } from './device-links.ts'

/** The mail with a link to approve a browser. */
export function deviceLetter({ email, origin }: DeviceRequest, link: string): Letter {
  return {
    to: email,
    subject: 'Approve this device',
    text: lines(
      'A device that we do not know wants to log in to',
      origin.slice(0, 70),
      '',
      'If it is yours, approve it here within 20 minutes:',
      link,
      '',
      'If it is not, deny it there.',
    ),
  }
}

/** The mail with a one-time code. */
export function codeLetter(email: string, origin: string, digits: string): Letter {
  return {
    to: email,
    subject: 'Your code',
    text: lines('Your code for', origin.slice(0, 70), '', digits, '', 'It expires in 20 minutes. Do not share it.'),
  }
}

const lines = (...given: string[]) => `${given.join('\n')}\n`
