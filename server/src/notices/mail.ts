import { createTransport } from 'nodemailer'
import type { Mail } from '../people/auth.ts'

/** A server of letters that says nothing for so long is given up, at each step. */
const PATIENCE = { connectionTimeout: '3000', greetingTimeout: '3000', socketTimeout: '5000' } as const

/** All letters of this server, through the host's own: `smtp://user:password@host:587`. */
export function mailBy(address: string, from: string): Mail {
  const patient = new URL(address)
  for (const [name, wait] of Object.entries(PATIENCE)) {
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, wait)
  }
  const transport = createTransport(patient.href)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
