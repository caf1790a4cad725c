import type { Player } from 'taiki';
import type { StandbyRecord, TraceRecord } from '../trace.ts';
import type { Moment } from './moment.ts';

/** What a mark on the timeline stands for. */
export type MarkKind = 'decision' | 'break' | 'block' | 'work' | 'return';

export const MARK_LABELS: { readonly [K in MarkKind]: string } = {
  decision: 'a decision',
  break: 'shields break',
  block: 'a block',
  work: 'an effect resolves',
  return: 'back to AP',
};

export interface Mark {
  readonly kind: MarkKind;
  readonly seq: number;
}

/** A turn: its first record, and the active player. */
export interface TurnBand {
  readonly turn: number;
  readonly active: Player;
  readonly from: number;
}

/** Where things are in a trace, which may still be growing. */
export class Timeline {
  readonly #turns: TurnBand[] = [];
  readonly #marks: Mark[] = [];
  /** Play has returned to the active player (101.4c), and the arbiter has not been asked since. */
  #hasReturned = false;

  get turns(): readonly TurnBand[] {
    return this.#turns;
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  /** @param moment the moment after the record. */
  append(record: TraceRecord, { table }: Moment): void {
    if (record.kind === 'table' && table !== undefined && this.#turns.at(-1)?.turn !== table.turn.number)
      this.#turns.push({ turn: table.turn.number, active: table.turn.active, from: record.seq });
    const kind = record.kind === 'standby' ? this.#returnIn(record) : markOf(record);
    if (kind !== undefined) this.#marks.push({ kind, seq: record.seq });
  }

  #returnIn({ standby }: StandbyRecord): MarkKind | undefined {
    const before = this.#hasReturned;
    this.#hasReturned = standby.next?.returned === true;
    return this.#hasReturned && !before ? 'return' : undefined;
  }

  /** The mark nearest to a record, at most `reach` records away. Other marks come before decisions, which are everywhere. */
  nearest(seq: number, reach: number): Mark | undefined {
    const near = this.#marks.filter((mark) => Math.abs(mark.seq - seq) <= reach);
    const special = near.filter(({ kind }) => kind !== 'decision');
    const candidates = special.length > 0 ? special : near;
    return candidates.toSorted((one, other) => Math.abs(one.seq - seq) - Math.abs(other.seq - seq))[0];
  }
}

function markOf(record: TraceRecord): MarkKind | undefined {
  if (record.kind === 'decision') return 'decision';
  if (record.kind !== 'facts') return undefined;
  const kinds = new Set(record.facts.map(({ kind }) => kind));
  if (kinds.has('shieldBroken')) return 'break';
  if (kinds.has('creatureBlocked') || kinds.has('attackBlocked')) return 'block';
  return kinds.has('effectBegan') ? 'work' : undefined;
}
