import { IllegalChoiceError, opponentOf, type Player, SENTENCES } from 'taiki';
import { isRefusal, refusal } from '../protocol/errors.ts';
import type { EndedByAdmin, Suspension } from '../protocol/protocol.ts';
import { rpcRejection } from '../rpc/errors.ts';
import type { StoredDuel } from '../store/duelStore.ts';
import type { DuelClocks } from './clocks/duelClocks.ts';
import type { DuelServices } from './duelServices.ts';
import type { KeptDuel } from './keptDuel.ts';
import { withoutInvitation } from './storedDuels.ts';
import type { Act, Acted, Begun } from './workers/workerProtocol.ts';

type Change = Partial<Pick<StoredDuel, 'timedOut'>>;

/** What changes a duel: each of these is done, stored with the clocks, and then counted. One runs at a time. */
export class DuelPlay {
  readonly #services: DuelServices;
  readonly #kept: KeptDuel;
  readonly #clocks: DuelClocks;
  readonly #changed: () => void;

  /** @param changed is called when watchers must be notified. */
  constructor(services: DuelServices, kept: KeptDuel, clocks: DuelClocks, changed: () => void) {
    this.#services = services;
    this.#kept = kept;
    this.#clocks = clocks;
    this.#changed = changed;
  }

  async begin(stored: StoredDuel): Promise<void> {
    const received = this.#clocks.now();
    const begun = await this.#kept.ask('begin', stored);
    const { record } = begun;
    const duel: StoredDuel = {
      ...stored,
      status: 'playing',
      record,
      changedAt: this.#services.today(),
    };
    this.#clocks.set(duel);
    await this.#finish(begun, duel, received);
  }

  async withdraw(): Promise<void> {
    const withdrawn = withoutInvitation(this.#kept.stored);
    await this.#kept.change({ duel: { ...withdrawn, status: 'over', changedAt: this.#services.today() } });
    this.#services.events.over(this.#kept.id, 'withdrawn');
    this.#changed();
  }

  /** Lets a player act, then the agents, and stores all of it. @throws NOT_STARTED. */
  async act(act: Act, change?: Change): Promise<Acted> {
    this.mustBeAllowed();
    const { stored } = this.#kept;
    return this.#acted(act, change === undefined ? stored : { ...stored, ...change });
  }

  async #acted(act: Act, changed: StoredDuel): Promise<Acted> {
    const { record, status } = this.#kept.stored;
    if (record === undefined) throw notStarted();
    if (status === 'over') throw new IllegalChoiceError('DUEL_OVER', SENTENCES.problems.over);
    const received = this.#clocks.now();
    const acted = await this.#kept.ask('act', act).catch((error: unknown) => {
      if (!isRefusal(error)) this.#kept.isBehind = true;
      throw error;
    });
    await this.#finish(acted, changed, received);
    return acted;
  }

  /** @param received when the request was: nobody's clock runs while it is worked on. */
  async #finish(acted: Acted | Begun, changed: StoredDuel, received: number): Promise<void> {
    const { result, ended, asked } = acted;
    const { events, today } = this.#services;
    const duel: StoredDuel =
      ended === undefined ? changed : { ...changed, status: 'over', record: ended, changedAt: today() };
    const choices = this.#clocks.stamped(acted.made, received);
    await this.#kept.change({ choices, ...(duel === this.#kept.stored ? {} : { duel }) });
    this.#changed();
    this.#clocks.run(asked, duel);
    events.choices(choices.length);
    if (result !== undefined) events.over(this.#kept.id, duel.ended?.by ?? result.reason);
  }

  /** @throws DUEL_SUSPENDED. */
  mustBeAllowed(): void {
    this.#kept.mustGoOn();
    const { suspension } = this.#kept.stored;
    if (suspension === undefined) return;
    const why = suspension.reason === null ? '' : ` ${suspension.reason}`;
    throw refusal('DUEL_SUSPENDED', `This duel is suspended until an administrator resumes it.${why}`);
  }

  async suspend(suspension: Suspension): Promise<void> {
    this.#mustNotBeOver();
    const clock = this.#clocks.remaining();
    const thinking = clock === undefined ? {} : { thinking: { after: this.#kept.choices, clock } };
    await this.#stand({ ...this.#kept.stored, suspension, ...thinking });
  }

  async resume(): Promise<void> {
    const { suspension, ...duel } = this.#kept.stored;
    if (suspension === undefined)
      throw rpcRejection('NOT_SUSPENDED', 'No administrator has suspended this duel.');
    await this.#stand(duel);
  }

  async end(ended: EndedByAdmin): Promise<void> {
    this.#mustNotBeOver();
    const { winner } = ended;
    const { suspension: _, ...stored } = withoutInvitation(this.#kept.stored);
    const { record } = stored;
    if (winner !== null && record !== undefined) {
      await this.#acted({ player: opponentOf(winner), act: 'concede' }, { ...stored, ended });
      return;
    }
    if (winner !== null) throw notStarted();
    // What cannot be played any more keeps the record of its start.
    const isPlayed = record !== undefined && this.#kept.suspended === undefined;
    const stopped = isPlayed ? { record: await this.#kept.ask('stop', ended) } : {};
    const changedAt = this.#services.today();
    await this.#stand({ ...stored, ...stopped, status: 'over', ended, changedAt });
    this.#services.events.over(this.#kept.id, ended.by);
  }

  /** Stores a change of the duel in which nobody acts. */
  async #stand(duel: StoredDuel): Promise<void> {
    await this.#kept.change({ duel });
    this.#clocks.run(this.#clocks.asked, duel);
    this.#changed();
  }

  #mustNotBeOver(): void {
    if (this.#kept.stored.status === 'over') throw rpcRejection('DUEL_OVER', 'The duel is over.');
  }

  /** Stores the clocks while somebody thinks. */
  async saveClock(): Promise<void> {
    const clock = this.#clocks.remaining();
    if (clock === undefined || this.#kept.isBehind || this.#kept.stored.status !== 'playing') return;
    const thinking = { after: this.#kept.choices, clock };
    await this.#kept.change({ duel: { ...this.#kept.stored, thinking } });
  }

  /** Stores the clocks, or ends the time of the player who is asked. */
  async tick(player: Player): Promise<void> {
    const left = this.#clocks.remaining();
    if (left === undefined || this.#clocks.asked !== player) return;
    if (left[player] > 0) {
      await this.saveClock();
      this.#clocks.goOn(player);
    } else if (this.#clocks.settings?.onTimeout === 'loss')
      await this.act({ player, act: 'concede' }, { timedOut: player });
    else await this.act({ player, act: 'default' });
  }
}

export const notStarted = (): Error => refusal('NOT_STARTED', 'The duel has not started: nobody has joined.');
