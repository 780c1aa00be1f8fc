import { createTransport } from 'nodemailer'
import type { Mail } from '../people/accounts.ts'

/** E-mail through the host's own server: `smtp://user:password@host:587`. */
export function mailBy(address: string, from: string): Mail {
  const transport = createTransport(address)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
