import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Answer, Decision, ObjectInfo } from '../effects/state/reported/decisions.ts';
import type { Fact } from '../effects/state/reported/facts.ts';
import type { Duel } from '../engine/duel/duel.ts';
import type { Position } from '../engine/records/position.ts';
import { createDuel } from '../entries/fullEngine.ts';
import { cardsOf } from '../table/links.ts';
import { type CardObject, PLAYERS, type Player, type Seed, ZONES, type Zone } from '../table/nouns.ts';
import { lyingIn } from '../table/seals.ts';
import { isZoneKnown, mayKnow } from '../table/view.ts';
import { answerBy, passingAnswer } from './arbitraries/choices.ts';
import { mapCards } from './mapCards.ts';

/** Two positions that differ only in cards hidden from one player. */
export interface Twins {
  /** The player who must not be able to distinguish them. */
  readonly viewer: Player;
  readonly position: Position;
  readonly twin: Position;
  readonly seed: Seed;
  readonly cards?: readonly CardDefinition[];
  /** Whether the timing of decisions must not reveal hidden cards either. */
  readonly concealDecisions: boolean;
}

/** The result of comparing two twin duels. */
export interface TwinsResult {
  /** What showed the viewer a difference between the twins; undefined if nothing did. */
  readonly leak: string | undefined;
  /**
   * Why the comparison stopped. `revealed`: the rules showed the viewer a card that differs. `asked`: the twins ask different
   * decisions, which is allowed without `concealDecisions`.
   */
  readonly stopped: 'leak' | 'revealed' | 'asked' | 'ended' | 'stepLimit';
  /** The number of decisions compared. */
  readonly decisions: number;
}

/**
 * A copy of the position in which the cards hidden from `viewer` are renamed.
 * @param nameOf returns the new name of a hidden card.
 */
export function twinPosition(
  position: Position,
  viewer: Player,
  nameOf: (name: string, owner: Player, zone: Zone) => string,
): Position {
  return mapCards(position, (card, { player, zone }) =>
    card.faceUp || (card.faceDown ? player === viewer : isZoneKnown(zone, player, viewer))
      ? card
      : { ...card, name: nameOf(card.name, player, zone) },
  );
}

/**
 * Plays two duels side by side with the same answers and compares everything the viewer is shown at each decision: view, log,
 * decision, `explain`, and with `concealDecisions` also who is asked and when. Stops once a card that differs is revealed.
 * @param pick the natural number that selects the answer of a step. Where the twins offer different options, the player passes.
 */
export function playTwins(twins: Twins, pick: (step: number) => number, steps = 60): TwinsResult {
  const { viewer, position, seed, cards, concealDecisions } = twins;
  const settings = { seed, concealDecisions, ...(cards === undefined ? {} : { cards }) };
  const one = createDuel({ position, ...settings });
  const other = createDuel({ position: twins.twin, ...settings });
  for (let step = 0; step < steps; step++) {
    if (isRevealed(one, other, viewer)) return { leak: undefined, stopped: 'revealed', decisions: step };
    const asked = decisionDifference(one, other);
    if (asked !== undefined)
      return concealDecisions
        ? { leak: asked, stopped: 'leak', decisions: step }
        : { leak: undefined, stopped: 'asked', decisions: step };
    const leak = viewDifference(one, other, viewer);
    if (leak !== undefined) return { leak, stopped: 'leak', decisions: step };
    const { decision } = one;
    const twin = other.decision;
    if (decision === undefined || twin === undefined)
      return { leak: undefined, stopped: 'ended', decisions: step };
    const same =
      JSON.stringify(decision) === JSON.stringify(twin) ? answerBy(decision, pick(step)) : undefined;
    const answer = same ?? passing(decision);
    const twinAnswer = same ?? passing(twin);
    if (answer === undefined || twinAnswer === undefined)
      return { leak: undefined, stopped: 'revealed', decisions: step };
    one.choose(answer);
    other.choose(twinAnswer);
  }
  return { leak: undefined, stopped: 'stepLimit', decisions: steps };
}

/** How the twins differ in who is asked, what, and where. */
function decisionDifference(one: Duel, other: Duel): string | undefined {
  const [here, there] = [one, other].map(({ decision, state }) =>
    decision === undefined
      ? 'no decision'
      : `decision ${decision.id} asks ${decision.player} for ${decision.kind} in ${state}`,
  );
  return here === there ? undefined : `${here}; in the twin ${there}`;
}

/** How the twins differ in what the viewer is shown. */
export function viewDifference(one: Duel, other: Duel, viewer: Player): string | undefined {
  const asked = one.decision?.player === viewer;
  const shown: readonly (readonly [what: string, of: (duel: Duel) => unknown])[] = [
    ['view', (duel) => duel.view(viewer)],
    ['log', (duel) => duel.logFor(viewer)],
    ['known places', (duel) => duel.known(viewer).places],
    ['decision', (duel) => duel.decisionFor(viewer)],
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

/** The answer that does nothing, and so reveals nothing; undefined if the decision cannot be passed. */
function passing(decision: Decision): Answer | undefined {
  const answer = passingAnswer(decision);
  return answer.every((index) => decision.options[index]?.pass) ? answer : undefined;
}

/** Whether a fact shows a card to the viewer. */
const shows = (fact: Fact, viewer: Player): boolean =>
  fact.kind === 'cardRevealed' ||
  (fact.kind === 'cardLookedAt' && fact.by === viewer) ||
  fact.kind === 'useDeclared' ||
  fact.kind === 'usageDeclared';

/** Whether the viewer knows a card that differs: it is in a public zone (400.2), or was shown to them. */
function isRevealed(one: Duel, other: Duel, viewer: Player): boolean {
  const names = (duel: Duel): ReadonlyMap<number, string> =>
    new Map(objectsOf(duel).map((object) => [object.id, nameIn(duel, object)]));
  const twinNames = names(other);
  const seen = objectsOf(one).some(
    (object) => isKnown(object, viewer) && twinNames.get(object.id) !== nameIn(one, object),
  );
  if (seen) return true;
  const shown = (duel: Duel): string =>
    JSON.stringify(duel.log.flatMap((fact) => (shows(fact, viewer) && 'name' in fact ? [fact.name] : [])));
  if (shown(one) !== shown(other)) return true;
  const looked = (duel: Duel): string => JSON.stringify(lookedInto(duel, viewer));
  return looked(one) !== looked(other);
}

const objectsOf = ({ game }: Duel): readonly CardObject[] =>
  PLAYERS.flatMap((player) => ZONES.flatMap((zone) => lyingIn(game, player, zone)));

const nameIn = ({ game }: Duel, object: CardObject): string =>
  cardsOf(object)
    .map((id) => game.cards[id]?.name)
    .join('/');

const isKnown = (object: CardObject, viewer: Player): boolean => object.pending || mayKnow(object, viewer);

/** Hidden cards that the viewer sees because they are options of the viewer's decision. */
function lookedInto({ decision }: Duel, viewer: Player): readonly (ObjectInfo | undefined)[] {
  if (decision?.player !== viewer) return [];
  return decision.options.flatMap(({ card }) =>
    card?.name !== undefined && !isZoneKnown(card.zone, card.owner, viewer) ? [card] : [],
  );
}
