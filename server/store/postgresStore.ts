import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type {
  AccountDuel,
  DuelStore,
  ListedDuel,
  ListedPage,
  LoadedDuel,
  SharedStore,
  StoredChange,
  StoredChoice,
  StoredDuel,
} from './duelStore.ts';
import { OwnedElsewhere } from './duelStore.ts';

const SCHEMA = `
create table if not exists taiki_servers (
  id text primary key,
  address text not null,
  secret text not null,
  alive_until timestamptz not null
);
create table if not exists taiki_duels (
  id text primary key,
  status text not null,
  changed_at bigint not null,
  owner text,
  duel jsonb not null
);
create index if not exists taiki_duels_by_status on taiki_duels (status, changed_at);
create index if not exists taiki_duels_listed on taiki_duels (((duel->>'createdAt')::bigint), (id collate "C"))
  where duel->'listing' is not null;
create index if not exists taiki_duels_account_p1 on taiki_duels ((duel->'seats'->'p1'->>'account'))
  where duel->'seats'->'p1'->>'account' is not null;
create index if not exists taiki_duels_account_p2 on taiki_duels ((duel->'seats'->'p2'->>'account'))
  where duel->'seats'->'p2'->>'account' is not null;
create table if not exists taiki_choices (
  duel text not null references taiki_duels (id) on delete cascade,
  number integer not null,
  choice jsonb not null,
  primary key (duel, number)
);
`;

/** Servers that start at the same time create the tables one after the other. */
const SCHEMA_LOCK = 7_415_254;

const INSERT = `
insert into taiki_duels (id, status, changed_at, owner, duel)
select duel->>'id', duel->>'status', (duel->>'changedAt')::bigint, $2, duel from (select $1::jsonb as duel) as given`;

const CLAIM = `
update taiki_duels d set owner = $2
where d.id = $1 and (
  d.owner is null or d.owner = $2
  or not exists (select 1 from taiki_servers s where s.id = d.owner and s.alive_until > now())
)
returning d.duel`;

const OWNER = `
select s.address, s.secret from taiki_duels d join taiki_servers s on s.id = d.owner where d.id = $1`;

/** A row that is locked by its owner cannot be claimed meanwhile; without the row nothing is written. */
const CHANGE = `
with owned as (
  select id from taiki_duels where id = $1 and owner = $2
  and ($3::integer = 0 or exists (select 1 from taiki_choices where duel = $1 and number = $3::integer - 1))
  and not exists (select 1 from taiki_choices where duel = $1 and number = $3::integer)
  for update
), added as (
  insert into taiki_choices (duel, number, choice)
  select owned.id, $3::integer + given.place - 1, given.choice
  from owned, jsonb_array_elements($4::jsonb) with ordinality as given (choice, place)
), changed as (
  update taiki_duels set duel = $5::jsonb, status = $5::jsonb->>'status', changed_at = ($5::jsonb->>'changedAt')::bigint
  from owned where taiki_duels.id = owned.id and $5::jsonb is not null
), rematch as (
  insert into taiki_duels (id, status, changed_at, owner, duel)
  select $6::jsonb->>'id', $6::jsonb->>'status', ($6::jsonb->>'changedAt')::bigint, $2, $6::jsonb
  from owned where $6::jsonb is not null
)
select id from owned`;

/** What is acknowledged must outlive the database server. Stronger settings than `on` are left alone. */
const DURABLE = `
select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

const HEARTBEAT = `
update taiki_servers set alive_until = now() + $2 * interval '1 millisecond'
where id = $1 and alive_until > now()`;

const REGISTER = `
insert into taiki_servers (id, address, secret, alive_until) values ($1, $2, $3, now() + $4 * interval '1 millisecond')`;

const ORPHANS = `
select d.id from taiki_duels d
where d.status <> 'over' and not exists (select 1 from taiki_servers s where s.id = d.owner and s.alive_until > now())`;

/** In the order of bytes, as the other stores have it. */
const LISTED = `
select id, duel->'listing' as listing from taiki_duels
where duel->'listing' is not null and (duel->>'createdAt')::bigint >= $1
  and ($2::bigint is null or (duel->>'createdAt')::bigint < $2
    or ((duel->>'createdAt')::bigint = $2 and id collate "C" < $3))
order by (duel->>'createdAt')::bigint desc, id collate "C" desc limit $4`;

const OF_ACCOUNT = `
select id, duel->>'status' as status, (duel->>'createdAt')::bigint::float8 as "createdAt", duel->'seats' as seats
from taiki_duels
where (duel->'seats'->'p1'->>'account' = $5 or duel->'seats'->'p2'->>'account' = $5)
  and (duel->>'createdAt')::bigint >= $1
  and ($2::bigint is null or (duel->>'createdAt')::bigint < $2
    or ((duel->>'createdAt')::bigint = $2 and id collate "C" < $3))
order by (duel->>'createdAt')::bigint desc, id collate "C" desc limit $4`;

/** Choices go with their duel. Servers that have been gone for a day own nothing that matters. */
const PRUNE = `
delete from taiki_duels d where d.status <> 'playing' and d.changed_at < $1 and (
  d.owner is null or d.owner = $2
  or not exists (select 1 from taiki_servers s where s.id = d.owner and s.alive_until > now())
)
returning d.id`;
const PRUNE_SERVERS = `delete from taiki_servers where alive_until < now() - interval '1 day'`;

const HEARTBEATS_PER_LEASE = 3;
const CONNECTIONS = 10;

export interface PostgresOptions {
  /** How long a server that is gone keeps its duels, in milliseconds; 10 seconds by default. */
  readonly lease?: number;
}

/**
 * Keeps duels in PostgreSQL, where several servers share them. Each duel has one owner, as long as that server renews its lease; a
 * choice is written only if the server still owns the duel.
 * @param url `postgres://user:password@host/database`.
 */
export async function postgresStore(
  url: string,
  { lease = 10_000 }: PostgresOptions = {},
): Promise<DuelStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    onConnect: async (client) => {
      await client.query(DURABLE);
    },
  });
  // An idle connection that breaks must not end the process: the next query opens another one.
  pool.on('error', () => {});
  await createTables(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const { host, pathname } = new URL(url);
  return new PostgresStore(pool, `postgres ${host}${pathname}`, lease);
}

async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
    await client.query('commit');
  } finally {
    client.release();
  }
}

class PostgresStore implements DuelStore {
  readonly name: string;
  readonly shared: SharedStore;
  readonly #pool: pg.Pool;
  readonly #lease: number;
  #address = '';
  #self = newServer();
  #timer: NodeJS.Timeout | undefined;
  #onLost: () => void = () => {};

  constructor(pool: pg.Pool, name: string, lease: number) {
    this.#pool = pool;
    this.name = name;
    this.#lease = lease;
    this.shared = {
      lease,
      secret: () => this.#self.secret,
      join: (address, onLost) => this.#join(address, onLost),
      orphans: async () => (await this.#pool.query<{ id: string }>(ORPHANS)).rows.map(({ id }) => id),
    };
  }

  async create(duel: StoredDuel): Promise<void> {
    await this.#pool.query(INSERT, [JSON.stringify(duel), this.#self.id]);
  }

  async change(id: string, { duel, after, choices, rematch }: StoredChange): Promise<void> {
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
    const values = [id, this.#self.id, after, JSON.stringify(choices), json(duel), json(rematch)];
    const { rowCount } = await this.#pool.query(CHANGE, values);
    if (rowCount !== 1) throw new Error(`Duel ${id} has not ${after} choices, or another server has it.`);
  }

  /** @throws {OwnedElsewhere} if another server has the duel. */
  async load(id: string): Promise<LoadedDuel | undefined> {
    const claimed = await this.#pool.query<{ duel: StoredDuel }>(CLAIM, [id, this.#self.id]);
    const [row] = claimed.rows;
    if (row === undefined) {
      const [owner] = (await this.#pool.query<{ address: string; secret: string }>(OWNER, [id])).rows;
      if (owner === undefined) return undefined;
      throw new OwnedElsewhere(owner.address, owner.secret);
    }
    const { rows } = await this.#pool.query<StoredRow>(
      'select number, choice from taiki_choices where duel = $1 order by number',
      [id],
    );
    return loadedOf(row.duel, rows);
  }

  async unfinished(): Promise<readonly string[]> {
    return this.shared.orphans();
  }

  async listed(page: ListedPage): Promise<readonly ListedDuel[]> {
    return (await this.#pool.query<ListedDuel>(LISTED, [...pageValues(page)])).rows;
  }

  async ofAccount(account: string, page: ListedPage): Promise<readonly AccountDuel[]> {
    return (await this.#pool.query<AccountDuel>(OF_ACCOUNT, [...pageValues(page), account])).rows;
  }

  async prune(before: number): Promise<readonly string[]> {
    await this.#pool.query(PRUNE_SERVERS);
    return (await this.#pool.query<{ id: string }>(PRUNE, [before, this.#self.id])).rows.map(({ id }) => id);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    try {
      await this.#pool.query('delete from taiki_servers where id = $1', [this.#self.id]);
    } finally {
      await this.#pool.end();
    }
  }

  async #join(address: string, onLost: () => void): Promise<void> {
    this.#address = address;
    this.#onLost = onLost;
    await this.#register();
    this.#timer = setInterval(() => void this.#renew(), this.#lease / HEARTBEATS_PER_LEASE);
    this.#timer.unref();
  }

  async #register(): Promise<void> {
    const { id, secret } = this.#self;
    await this.#pool.query(REGISTER, [id, this.#address, secret, this.#lease]);
  }

  /** A server that was too late may have lost duels: it goes on as another one, which owns nothing. */
  async #renew(): Promise<void> {
    try {
      const { rowCount } = await this.#pool.query(HEARTBEAT, [this.#self.id, this.#lease]);
      if (rowCount === 1) return;
      this.#self = newServer();
      await this.#register();
      this.#onLost();
    } catch {
      // The next heartbeat tries again; until then writes fail, and so nothing is accepted.
    }
  }
}

const pageValues = ({ before, since, most }: ListedPage): readonly unknown[] => [
  since,
  before?.createdAt ?? null,
  before?.id ?? null,
  most,
];

interface StoredRow {
  readonly number: number;
  readonly choice: StoredChoice;
}

/** Choices behind a gap are not read. */
function loadedOf(duel: StoredDuel, rows: readonly StoredRow[]): LoadedDuel {
  const gap = rows.findIndex(({ number }, index) => number !== index);
  const choices = (gap < 0 ? rows : rows.slice(0, gap)).map(({ choice }) => choice);
  if (gap < 0) return { duel, choices };
  const acknowledged = (rows.at(-1)?.number ?? 0) + 1;
  return { duel, choices, lost: { duel: duel.id, acknowledged, stored: choices.length } };
}

const newServer = () => ({
  id: randomBytes(9).toString('base64url'),
  secret: randomBytes(24).toString('base64url'),
});
