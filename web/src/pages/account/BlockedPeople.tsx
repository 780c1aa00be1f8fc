import type { Profile } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'

/** Whom one does not want to meet, to be met again. Nothing is shown where there is nobody. */
export function BlockedPeople() {
  const { word } = useSpeech()
  const [people, setPeople] = useState<readonly Profile[]>([])
  useEffect(() => {
    ask<Profile[]>('GET', '/api/me/blocks').then(reply => reply.ok && setPeople(reply.answer))
  }, [])
  async function unblock(person: string) {
    const { ok } = await ask('DELETE', `/api/me/blocks/${person}`)
    if (ok) setPeople(people.filter(each => each.person !== person))
  }
  if (people.length === 0) return null
  return (
    <section className={css.part}>
      <h2>{word('online.blocked-people')}</h2>
      <ul className={css.blocked}>
        {people.map(({ person, name }) => (
          <li key={person}>
            <button type="button" className="button" onClick={() => unblock(person)}>
              {word('online.unblock', { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
