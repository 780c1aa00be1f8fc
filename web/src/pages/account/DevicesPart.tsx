import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import type { AccountPartProps } from './AddressPart.tsx'

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const

/** `Firefox · Linux`, as far as a browser says so; null: it says nothing that people would know. */
function agentName(agent: string): string | null {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names: readonly string[]) => names.find(name => agent.includes(name)) ?? [],
  )
  return named.length === 0 ? null : named.join(' · ').replace('Edg', 'Edge').replace('OPR', 'Opera')
}

/** Where one is signed in, to sign out there. */
export function DevicesPart({ account: { devices }, onChange }: Omit<AccountPartProps, 'recently'>) {
  const { word, language } = useSpeech()
  const when = (time: number) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
  async function signOut(id: string) {
    await ask('DELETE', `/api/me/account/devices/${id}`)
    await onChange()
  }
  return (
    <section className={css.part}>
      <h2>{word('account.devices')}</h2>
      <ul className={css.seats}>
        {devices.map(device => {
          const agent = agentName(device.agent) ?? word('account.agent-unknown')
          const says = device.here ? 'account.device-here' : 'account.device'
          return (
            <li key={device.id} className={css.seat}>
              <span className={css.say}>{word(says, { agent, date: when(device.signedIn) })}</span>
              {!device.here && (
                <button type="button" className="button" onClick={() => signOut(device.id)}>
                  {word('account.device-out', { agent })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
