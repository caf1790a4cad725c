import {
  type Agent,
  type Answer,
  askAgent,
  type Decision,
  type Duel,
  type KnownFact,
  PLAYERS,
  type Player,
} from 'taiki';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { isRevealing, showsHiddenCards } from './undo.ts';

/** Who plays: one person against an agent, or two people. */
export type Seats =
  | { readonly person: Player; readonly agent: Agent; readonly agentName: string }
  | { readonly hotseat: true };

const isPerson = (seats: Seats, player: Player): boolean => 'hotseat' in seats || seats.person === player;

/** Who plays whom, for the first line of the screen. */
export const captionFor =
  (seats: Seats, { screen }: Speech = english) =>
  (player: Player): string =>
    screen.passing.caption(player, 'hotseat' in seats ? undefined : seats.agentName);

/** How much of the log a player has read who has just answered; before the first answer, what happens before the first turn. */
function lastRead(duel: Duel, player: Player): number {
  const log = duel.logFor(player);
  const answered = log.findLastIndex((fact) => fact.kind === 'choiceMade' && !fact.forced);
  return answered >= 0
    ? answered + 1
    : Math.max(
        0,
        log.findIndex(({ kind }) => kind === 'turnBegan'),
      );
}

/** A duel that one or two people play, with the points to which they can go back. */
export class Session {
  readonly seats: Seats;
  #duel: Duel;
  /** The duel before each answer that can be taken back, oldest first. */
  #earlier: readonly Duel[] = [];
  /** How much of the log each person had read at their last answer. */
  #read: { readonly [P in Player]: number };

  constructor(duel: Duel, seats: Seats) {
    this.#duel = duel;
    this.seats = seats;
    this.#read = { p1: lastRead(duel, 'p1'), p2: lastRead(duel, 'p2') };
  }

  get duel(): Duel {
    return this.#duel;
  }

  /** The decision that a person has to answer; undefined while an agent has to, and when the duel is over. */
  get asked(): Decision | undefined {
    const player = this.#duel.decision?.player;
    return player !== undefined && isPerson(this.seats, player) ? this.#duel.decisionFor(player) : undefined;
  }

  /** Whether an agent has to answer. */
  get awaitsAgent(): boolean {
    return this.#duel.decision !== undefined && this.asked === undefined;
  }

  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  /** Answers the open decision of a person. */
  answer(answer: Answer): void {
    const { decision } = this.#duel;
    if (decision === undefined || !isPerson(this.seats, decision.player)) return;
    const before = this.#duel.fork();
    this.#markRead(decision.player);
    this.#duel.choose(answer, decision.player);
    this.#keep([...this.#earlier, before], decision.player);
  }

  /** Lets the agent answer its open decision. */
  stepAgent(): void {
    const { decision } = this.#duel;
    if (decision === undefined || 'hotseat' in this.seats || !this.awaitsAgent) return;
    this.#duel.choose(askAgent(this.#duel, this.seats.agent), decision.player);
    this.#keep(this.#earlier, this.seats.person);
  }

  /** Keeps the points to go back to, unless somebody has learned something since. */
  #keep(earlier: readonly Duel[], player: Player): void {
    const last = earlier.at(-1);
    const { asked } = this;
    const ended =
      this.#duel.result !== undefined ||
      (asked !== undefined && (asked.player !== player || showsHiddenCards(asked))) ||
      (last !== undefined && isRevealing(last, this.#duel, player));
    this.#earlier = ended ? [] : earlier;
  }

  /** Goes back to the last answer, if nothing hidden was seen since. */
  undo(): boolean {
    const before = this.#earlier.at(-1);
    if (before === undefined) return false;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#duel = before;
    for (const player of PLAYERS)
      this.#read = { ...this.#read, [player]: Math.min(this.#read[player], before.log.length) };
    return true;
  }

  concede(player: Player): void {
    if (this.#duel.result !== undefined) return;
    this.#duel.concede(player);
    this.#earlier = [];
  }

  /** What has happened since this person's last answer, as far as they may know it. */
  newsFor(player: Player): readonly KnownFact[] {
    return this.#duel.logFor(player).slice(this.#read[player]);
  }

  #markRead(player: Player): void {
    this.#read = { ...this.#read, [player]: this.#duel.logFor(player).length };
  }
}
