import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Answer, Decision, ObjectInfo } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import type { Duel } from '../engine/duel.ts';
import { createDuel } from '../engine/fullEngine.ts';
import type { PlacedCard, Position } from '../engine/position.ts';
import { type CardObject, PLAYERS, type Player, ZONES, type Zone } from '../table/nouns.ts';
import { isZoneKnown } from '../table/view.ts';
import { answerBy, passingAnswer } from './arbitraries/choices.ts';

/** Two positions that differ only in what one player may not know. */
export interface Twins {
  /** The player who must not be able to tell them apart. */
  readonly viewer: Player;
  readonly position: Position;
  readonly twin: Position;
  readonly seed: number;
  readonly cards?: readonly CardDefinition[];
  /** Whether being asked must tell nothing either. */
  readonly concealDecisions: boolean;
}

/** How two twins came apart, or what gave them away. */
export interface Parting {
  /** What the viewer could tell them apart by; undefined when by nothing. */
  readonly givenAway: string | undefined;
  /** `revealed`: what differed was shown; `asked`: one player was asked in one of them only, where that is allowed. */
  readonly why: 'revealed' | 'asked' | 'ended' | 'enough' | 'givenAway';
  /** How many decisions were compared. */
  readonly decisions: number;
}

/**
 * The position with other names on cards that `viewer` may not know.
 * @param nameOf the name in the twin of one such card, whose own name, owner and zone are given.
 */
export function twinPosition(
  position: Position,
  viewer: Player,
  nameOf: (name: string, owner: Player, zone: Zone) => string,
): Position {
  const zonesOf = (owner: Player): Position['players'][Player] => {
    const zones: Partial<Record<Zone, readonly PlacedCard[]>> = {};
    for (const zone of ZONES) {
      zones[zone] = position.players[owner][zone].map((card) =>
        card.faceUp || isZoneKnown(zone, owner, viewer)
          ? card
          : { ...card, name: nameOf(card.name, owner, zone) },
      );
    }
    return zones as Position['players'][Player];
  };
  const [p1, p2] = PLAYERS;
  return { ...position, players: { [p1]: zonesOf(p1), [p2]: zonesOf(p2) } as Position['players'] };
}

/**
 * Plays two duels side by side with the same answers and compares, at every decision, all that the viewer is shown: view,
 * log, decision, `explain`; and, with `concealDecisions`, who is asked and when. It stops when what differs is revealed.
 * @param pick a natural number for each decision; the other player does nothing that shows a card that differs.
 */
export function playTwins(twins: Twins, pick: (step: number) => number, steps = 60): Parting {
  const { viewer, position, seed, cards, concealDecisions } = twins;
  const settings = { seed, concealDecisions, ...(cards === undefined ? {} : { cards }) };
  const one = createDuel({ position, ...settings });
  const other = createDuel({ position: twins.twin, ...settings });
  for (let step = 0; step < steps; step++) {
    if (isRevealed(one, other, viewer)) return { givenAway: undefined, why: 'revealed', decisions: step };
    const apart = concealDecisions ? askedApart(one, other) : undefined;
    if (apart !== undefined) return { givenAway: apart, why: 'givenAway', decisions: step };
    if (askedApart(one, other) !== undefined) return { givenAway: undefined, why: 'asked', decisions: step };
    const givenAway = shownApart(one, other, viewer);
    if (givenAway !== undefined) return { givenAway, why: 'givenAway', decisions: step };
    const { decision } = one;
    const twin = other.decision;
    if (decision === undefined || twin === undefined)
      return { givenAway: undefined, why: 'ended', decisions: step };
    const same =
      JSON.stringify(decision) === JSON.stringify(twin) ? answerBy(decision, pick(step)) : undefined;
    const mine = same ?? passing(decision);
    const its = same ?? passing(twin);
    if (mine === undefined || its === undefined)
      return { givenAway: undefined, why: 'revealed', decisions: step };
    one.choose(mine);
    other.choose(its);
  }
  return { givenAway: undefined, why: 'enough', decisions: steps };
}

/** Where the twins ask different players, or at different points. */
function askedApart(one: Duel, other: Duel): string | undefined {
  const [here, there] = [one, other].map(({ decision, state }) =>
    decision === undefined
      ? 'nobody is asked'
      : `${decision.player} is asked ${decision.kind} as decision ${decision.id} in ${state}`,
  );
  return here === there ? undefined : `${here}; in the twin ${there}`;
}

function shownApart(one: Duel, other: Duel, viewer: Player): string | undefined {
  const asked = one.decision?.player === viewer;
  const shown: readonly (readonly [what: string, of: (duel: Duel) => unknown])[] = [
    ['view', (duel) => duel.view(viewer)],
    ['log', (duel) => duel.logFor(viewer)],

    ['decision', (duel) => (asked ? duel.decision : undefined)],
    ['explain', (duel) => (asked ? duel.explain() : undefined)],
  ];
  for (const [what, of] of shown) {
    const [here, there] = [JSON.stringify(of(one)), JSON.stringify(of(other))];
    if (here !== there) return `${what} of ${viewer}: ${firstDifference(here, there)}`;
  }
  return undefined;
}

function firstDifference(here: string | undefined, there: string | undefined): string {
  const [a, b] = [here ?? 'nothing', there ?? 'nothing'];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `"${around(a)}"; in the twin "${around(b)}"`;
}

/** The answer that does nothing and so shows nothing; undefined where something must be done. */
function passing(decision: Decision): Answer | undefined {
  const answer = passingAnswer(decision);
  return answer.every((index) => decision.options[index]?.pass) ? answer : undefined;
}

/** Facts that show a card to the viewer. */
const shows = (fact: Fact, viewer: Player): boolean =>
  fact.kind === 'cardRevealed' ||
  (fact.kind === 'cardLookedAt' && fact.by === viewer) ||
  fact.kind === 'useDeclared' ||
  fact.kind === 'usageDeclared';

/** Whether the viewer has come to know a card that differs, by the rules of the zones (400.2) or by being shown it. */
function isRevealed(one: Duel, other: Duel, viewer: Player): boolean {
  const names = (duel: Duel): ReadonlyMap<number, string> =>
    new Map(objectsOf(duel).map((object) => [object.id, nameIn(duel, object)]));
  const there = names(other);
  const seen = objectsOf(one).some(
    (object) => isKnown(object, viewer) && there.get(object.id) !== nameIn(one, object),
  );
  if (seen) return true;
  const shown = (duel: Duel): string =>
    JSON.stringify(duel.log.flatMap((fact) => (shows(fact, viewer) && 'name' in fact ? [fact.name] : [])));
  if (shown(one) !== shown(other)) return true;
  const looked = (duel: Duel): string => JSON.stringify(lookedInto(duel, viewer));
  return looked(one) !== looked(other);
}

const objectsOf = ({ game }: Duel): readonly CardObject[] =>
  PLAYERS.flatMap((player) => ZONES.flatMap((zone) => game.zones[player][zone]));

const nameIn = ({ game }: Duel, { card, under }: CardObject): string =>
  [card, ...under].map((id) => game.cards[id]?.name).join('/');

const isKnown = (object: CardObject, viewer: Player): boolean =>
  object.faceUp || object.pending || !!isZoneKnown(object.zone, object.owner, viewer);

/** Cards of a deck or a shield zone that the viewer looks through while being asked to choose among them. */
function lookedInto({ decision }: Duel, viewer: Player): readonly (ObjectInfo | undefined)[] {
  if (decision?.player !== viewer) return [];
  return decision.options.flatMap(({ card }) =>
    card?.name !== undefined && !isZoneKnown(card.zone, card.owner, viewer) ? [card] : [],
  );
}
