import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** A mail that the service sends. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** A mail server on loopback, and the service's connection to it: mails really travel by SMTP. */
export class Post {
  readonly #server: SMTPServer
  readonly #port: number

  private constructor(server: SMTPServer, port: number) {
    this.#server = server
    this.#port = port
  }

  static async start(mailbox: Mailbox): Promise<Post> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        text(stream)
          .then((raw) => {
            for (const { address } of session.envelope.rcptTo) mailbox.put({ to: address, ...read(raw) })
            done()
          })
          .catch(done)
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    return new Post(server, (server.server.address() as AddressInfo).port)
  }

  async send(letter: Letter): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: this.#port, secure: false })
    try {
      await transport.sendMail({ from: 'no-reply@embedded.test', ...letter })
    } finally {
      transport.close()
    }
  }

  destroy(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

/** Parses the subject and the text of a mail, which the service writes as short lines of plain ASCII. */
function read(raw: string): { subject: string; text: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? ''
  return { subject, text: body.join('\n\n').replaceAll('\r\n', '\n').trim() }
}
