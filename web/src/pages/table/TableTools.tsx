import { useNavigate } from '@tanstack/react-router'
import { Download, History, Link2, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../device/settings.tsx'
import { SharedLink } from '../../kit/SharedLink.tsx'
import type { TableClient } from '../../match/client.ts'
import { openTable } from '../../match/opening.ts'
import { linkTo, saveAsFile } from '../../match/record-links.ts'
import { useSpeech } from '../../words/speech.tsx'
import { TableLinks } from './TableLinks.tsx'
import css from './table-page.module.css'
import { useReplay } from './use-replay.ts'

const PACES = [
  [1600, 'table.slow'],
  [700, 'table.usual-pace'],
  [150, 'table.fast'],
  [0, 'table.at-once'],
] as const

/** What can be done with a match of this device besides playing it. */
export function TableTools({ client }: { readonly client: TableClient }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const replay = useReplay(client)
  const { botPace, change } = useSettings()
  const [link, setLink] = useState<string | null>(null)
  const setup = client.sight()?.setup

  async function share() {
    const record = await client.record()
    setLink(await linkTo(record, record.log.length))
  }
  async function again() {
    if (setup) await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  return (
    <section className={`sheet ${css.tools}`} aria-label={word('table.tools')}>
      <button type="button" className="button" data-tool="restart" onClick={again}>
        <RotateCcw size={16} aria-hidden="true" /> {word('table.restart')}
      </button>
      <button type="button" className="button" data-tool="replay" onClick={replay}>
        <History size={16} aria-hidden="true" /> {word('table.replay')}
      </button>
      <button type="button" className="button" data-tool="save" onClick={async () => saveAsFile(await client.record())}>
        <Download size={16} aria-hidden="true" /> {word('table.save')}
      </button>
      <button type="button" className="button" data-tool="share" onClick={share}>
        <Link2 size={16} aria-hidden="true" /> {word('table.share')}
      </button>
      {setup && <TableLinks game={setup.game} />}
      <label className={css.speed}>
        {word('table.speed')}{' '}
        <select
          className={css.pace}
          value={botPace}
          onChange={event => change({ botPace: Number(event.target.value) })}
        >
          {PACES.map(([each, name]) => (
            <option key={each} value={each}>
              {word(name)}
            </option>
          ))}
        </select>
      </label>
      {link && <SharedLink link={link} />}
    </section>
  )
}
