import { entryColumns } from '../entries.ts'

const quoted = (names: readonly string[]): string => names.map(name => `"${name}"`).join()
const logged = quoted(entryColumns)

/** What a step may change in the table's own row; a column that its `change` does not name keeps its value. */
const columns = ['game', 'rules', 'players', 'options', 'host', 'visibility', 'clock', 'rated', 'status', 'result']
const AWAITED = 'coalesce(step.awaited, tables.awaited)'
const SWAP_ALL = `(seq, changed, awaited, ${quoted(columns)}) = (
      select step.seq, step.at, ${AWAITED}, ${columns.map(name => `changed."${name}"`).join()}
      from jsonb_populate_record(tables, step.change) as changed
    )`
const SWAP_MOVE = `seq = step.seq, changed = step.at, awaited = ${AWAITED}`

const SEATS = `, seated as (
    insert into seats (table_id, seat, holder, person, bot, name)
    select table_id, seat, holder, person, bot, name from json_populate_recordset(null::seats, $4)
    where table_id in (select id from head)
    on conflict (table_id, seat) do update
    set holder = excluded.holder, person = excluded.person, bot = excluded.bot, name = excluded.name
  ), stood as (
    delete from seats using head
    where head.seated and table_id = head.id and not exists (
      select from json_populate_recordset(null::seats, $4) as kept
      where kept.table_id = seats.table_id and kept.seat = seats.seat
    )
  )`

/**
 * Rows are locked in the order of their ids: two processes with tables in common must not wait for each other in a circle.
 * A table that is not at the expected seq, when its turn to be locked comes, is not in `head`, and nothing of it is stored.
 */
const textOf = (swap: string, seats: string): string => `
  with step as (
    select * from json_to_recordset($1) as step (
      table_id text, after integer, seq integer, at bigint, author text, key text, awaited text,
      change jsonb, seated boolean, timed boolean
    )
  ), locked as (
    select id from tables join step on step.table_id = id
    where tables.seq = step.after and not exists (
      select from entries where author = step.author and table_id = step.table_id and key = step.key
    )
    order by id for update of tables
  ), head as (
    update tables set ${swap} from locked join step on step.table_id = locked.id
    where tables.id = locked.id
    returning tables.id, step.seated, step.timed
  ), logged as (
    insert into entries (${logged})
    select ${logged} from json_populate_recordset(null::entries, $2) where table_id in (select id from head)
  ), timed as (
    insert into deadlines (table_id, name, due, seq)
    select table_id, name, due, seq from json_populate_recordset(null::deadlines, $3)
    where table_id in (select id from head)
    on conflict (table_id, name) do update set due = excluded.due, seq = excluded.seq
  ), untimed as (
    delete from deadlines using head
    where head.timed and table_id = head.id and not exists (
      select from json_populate_recordset(null::deadlines, $3) as kept
      where kept.table_id = deadlines.table_id and kept.name = deadlines.name
    )
  )${seats}
  select id from head`

/** Moves alone, which change nothing but the log and its deadlines; and whatever a step can be. */
export const MOVES = { name: 'append-moves', text: textOf(SWAP_MOVE, '') } as const
export const WHOLE = { name: 'append-all', text: textOf(SWAP_ALL, SEATS) } as const
