import { IllegalChoiceError, OptionsError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import type { CardPool } from '../effects/language/vocabulary.ts';
import {
  type Answer,
  answerRefusal,
  type Decision,
  type ObjectInfo,
} from '../effects/state/reported/decisions.ts';
import { preferredFirst } from '../engine/decisions/preferredFirst.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { checkSeed } from '../engine/runtime/settings.ts';
import { cardInView } from '../engine/views/cardInView.ts';
import type { DuelView } from '../engine/views/duelView.ts';
import { type PlayerKnowledge, type PrintedValues, printedIn } from '../engine/views/playerKnowledge.ts';
import { PLAYERS, type RandomState, type Seed } from '../table/nouns.ts';
import { randomBelow, seedRandom, shuffled } from '../table/random.ts';

/**
 * Answers a decision, given the view of the player who decides.
 * @param known what else that player knows; undefined if the caller does not pass it.
 */
export type Agent = (view: DuelView, decision: Decision, known?: PlayerKnowledge<Duel>) => Answer;

/**
 * An agent that picks random legal answers; every legal answer has a chance. It is deterministic: the same seed and the same
 * decisions in the same order give the same answers.
 * @param seed a whole number from 0 to 2^53 - 1, or a secret seed, so that nobody can compute its answers from those before. It should
 *   not be the seed of the duel.
 * @throws {OptionsError} if it is neither.
 */
export function randomAgent(seed: Seed): Agent {
  let random: RandomState = seedRandom(checkSeed(seed));
  const below = (count: number): number => {
    const [value, next] = randomBelow(count, random);
    random = next;
    return value;
  };
  return (_, decision) => {
    const { options, min, max, limits } = decision;
    const [order, next] = shuffled(
      options.map((_option, index) => index),
      random,
    );
    random = next;
    const count = min + below(max - min + 1);
    const required = limits?.required ?? [];
    return pickWithin(decision, [...required, ...order], count);
  };
}

/** Picks up to `count` options that may be chosen together, preferring those that come first in `order`. */
function pickWithin(decision: Decision, order: readonly number[], count: number): Answer {
  if (decision.limits === undefined) return order.slice(0, count);
  const picked: number[] = [];
  for (const index of preferredFirst(decision, order)) {
    if (picked.length >= Math.max(count, decision.limits?.required?.length ?? 0)) break;
    const tried = [...picked, index];
    if (answerRefusal({ ...decision, min: 0, limits: withoutRequired(decision) }, tried) === undefined)
      picked.push(index);
  }
  return picked;
}

function withoutRequired({ limits }: Decision): Decision['limits'] {
  if (limits === undefined) return undefined;
  const { required: _, ...rest } = limits;
  return rest;
}

/** Answers with the option of the highest score; on a tie, with the first. */
function bestBy(decision: Decision, score: (option: Decision['options'][number]) => number): Answer {
  let best = 0;
  decision.options.forEach((option, index) => {
    const incumbent = decision.options[best];
    if (incumbent !== undefined && score(option) > score(incumbent)) best = index;
  });
  return [best];
}

/** A number of the card that an option names; 0 where there is none. */
type ValueOf = (card: ObjectInfo | undefined) => number;

/** What the card is now if the view shows it, otherwise what is printed on it. */
function valuesIn(
  view: DuelView,
  printed: (name: string) => PrintedValues | undefined,
): { readonly costOf: ValueOf; readonly powerOf: ValueOf } {
  return {
    costOf: (card) => printed(card?.name ?? '')?.cost ?? 0,
    powerOf: (card) =>
      (card?.zone === 'battleZone' ? cardInView(view, card.id)?.current.power : undefined) ??
      printed(card?.name ?? '')?.power ??
      0,
  };
}

/** `greedyAgent` with a card pool for callers who do not tell the cards of the duel. */
export function greedyAgentFor(cards: CardPool): Agent {
  return (view, decision, known) => {
    const { kind, options, max, player } = decision;
    const { costOf, powerOf } = valuesIn(view, known?.printed ?? ((name) => printedIn(cards, name)));
    switch (kind) {
      case 'charge': {
        const mana = view.counts[player].manaZone;
        return bestBy(decision, ({ pass, card }) => {
          if (pass) return mana >= 7 ? 50 : -1;
          const cost = costOf(card);
          return cost > mana + 2 ? 20 + cost : 10 - Math.abs(cost - mana);
        });
      }
      case 'main':
        return bestBy(decision, ({ pass, card }) => (pass ? -1 : costOf(card)));
      case 'attack':
        return bestBy(decision, ({ pass, card, target, uses }) => {
          if (pass) return 0;
          if (uses !== undefined) return 15;
          if (target === undefined) return 10;
          return powerOf(card) > powerOf(target) ? 20 + powerOf(target) / 1000 : -10;
        });
      case 'block':
        return pickWithin(decision, blockersInOrder(view, decision, powerOf), 1);
      case 'declareUsage':
      case 'declareShields':
      case 'standby':
      case 'order':
        return pickWithin(
          decision,
          options.map((_, index) => index),
          max,
        );
      case 'choose':
      case 'confirm':
      case 'replace':
      case 'mode':
        return pickWithin(decision, byInterest(decision, powerOf), max);
      case 'number':
        return bestBy(decision, ({ number = 0 }) => number);
      case 'cost':
      case 'pay':
      case 'evolve':
      case 'breaker':
      case 'shields':
      case 'name':
        return pickWithin(
          decision,
          options.map((_, index) => index),
          decision.min,
        );
    }
  };
}

/** Orders options by preference: the opponent's strongest cards first, the decision maker's own strongest cards last. */
function byInterest({ options, player }: Decision, powerOf: ValueOf): readonly number[] {
  const score = ({ card, pass }: Decision['options'][number]): number => {
    if (pass) return -100;
    if (card === undefined) return 0;
    return card.owner === player ? -powerOf(card) / 1000 : 100 + powerOf(card) / 1000;
  };
  return options
    .map((option, index) => ({ index, score: score(option) }))
    .sort((a, b) => b.score - a.score)
    .map(({ index }) => index);
}

/** Blockers that have to block, then those that beat the attacker; all of them if the player has at most one shield left. */
function blockersInOrder(
  view: DuelView,
  { options, player, limits }: Decision,
  powerOf: ValueOf,
): readonly number[] {
  const required = limits?.required ?? [];
  const power = cardInView(view, view.attack?.attacker)?.current.power ?? 0;
  const lastShields = view.counts[player].shieldZone <= 1;
  const worthwhile = options.flatMap(({ card }, index) =>
    !required.includes(index) && (lastShields || powerOf(card) > power) ? [index] : [],
  );
  return [...required, ...worthwhile];
}

/**
 * The answer of an agent to the open decision, given what its player may know and nothing else. The duel is unchanged.
 * @throws {IllegalChoiceError} if the duel is over.
 * @throws {OptionsError} if the agent is not a function.
 */
export function askAgent(duel: Duel, agent: Agent): Answer {
  checkAgent('agent', agent);
  const player = duel.decision?.player;
  const decision = player === undefined ? undefined : duel.decisionFor(player);
  if (player === undefined || decision === undefined)
    throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: there is nothing to choose.');
  return agent(duel.view(player), decision, duel.known(player));
}

/** @throws {OptionsError} if the agent is not a function. */
function checkAgent(what: string, agent: unknown): void {
  if (typeof agent !== 'function')
    throw new OptionsError(`${what}: expected an agent, a function, not ${formatValue(agent)}.`);
}

/**
 * Plays a duel to its end, with one agent for each player. Returns the same duel.
 * @throws {OptionsError} if an agent is not a function; the duel is unchanged.
 * @throws {IllegalChoiceError} if an agent gives an illegal answer.
 */
export function playOut(duel: Duel, agents: { readonly p1: Agent; readonly p2: Agent }): Duel {
  if (typeof agents !== 'object' || agents === null)
    throw new OptionsError(`agents: expected an object such as { p1, p2 }, not ${formatValue(agents)}.`);
  for (const player of PLAYERS) checkAgent(`agents.${player}`, agents[player]);
  for (let { decision } = duel; decision !== undefined; { decision } = duel)
    duel.choose(askAgent(duel, agents[decision.player]), decision.player);
  return duel;
}
