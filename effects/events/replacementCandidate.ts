import { type CardObject, PLAYERS, type Player, type Zone } from '../../table/nouns.ts';
import { describeAbility } from '../language/describe.ts';
import type { Ability, Replacement } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { replacementIn } from '../questions/abilities/keywordReplacements.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { isInEffect } from '../questions/abilities/workingZones.ts';
import { abilitiesOf, faceOf, facesOf, nameOf } from '../questions/characteristics/characteristics.ts';
import { holds } from '../questions/characteristics/conditions.ts';
import type { FactBody } from '../state/reported/facts.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import { type Scope, scopeOf } from '../state/scope.ts';

export interface ReplacementCandidate {
  readonly name: string;
  /** The object that has the ability; undefined for a replacement created by a resolution. */
  readonly bearer: CardObject | undefined;
  readonly player: Player;
  readonly scope: Scope;
  readonly replacement: Replacement;
}

/** The replacement effects that moves may meet; none inside a clause that takes the place of an event, or in a sentence of which a part was replaced. */
export const candidatesFor = (
  play: Play,
  requests: readonly MoveRequest[],
): readonly ReplacementCandidate[] =>
  !play.isProtected && requests.some((one) => mayBeReplaced(play, one))
    ? candidatesOf(play, movingCards(play, requests))
    : NONE;

const NONE: readonly never[] = [];

/** Cards whose replacement effects work while they move, by the zone in which they count as lying. */
type Moving = { readonly [Z in 'hand' | 'deck']?: readonly CardObject[] };

/** 701.7a, 509.5c. Shields that are discarded as if they were in the hand. 110.4g. Cards of decks, which nothing else can read. */
function movingCards(play: Play, requests: readonly MoveRequest[]): Moving {
  const found = requests.flatMap(({ as, move }) => {
    const object = play.find(move.object);
    return object === undefined ? [] : [{ object, isDiscarded: as === 'cardDiscarded' }];
  });
  const of = (zone: Zone): typeof found => found.filter(({ object }) => object.zone === zone);
  return {
    hand: of('shieldZone').flatMap(({ object, isDiscarded }) => (isDiscarded ? [object] : [])),
    deck: of('deck').map(({ object }) => object),
  };
}

/** Whether any card of this duel can replace such a move. */
function mayBeReplaced(play: Play, { move, as }: MoveRequest): boolean {
  const { replaced } = repertoireOf(play);
  if (replaced.size === 0) return false;
  if (replaced.has('moves')) return true;
  if (as === 'shieldBroken' && (replaced.has('breaks') || replaced.has('isBroken'))) return true;
  if (as === 'cardDrawn' && replaced.has('draws')) return true;
  if (!replaced.has('destroyed') && !replaced.has('leaves')) return false;
  const zone = play.find(move.object)?.zone;
  return zone === 'battleZone' || (zone === 'shieldZone' && replaced.has('leaves'));
}

/** 609.2. Only replacement effects that exist before the event apply. */
export function candidatesOf(play: Play, moving: Moving = {}): readonly ReplacementCandidate[] {
  const found: ReplacementCandidate[] = [];
  const { game } = play;
  for (const player of PLAYERS) {
    for (const zone of repertoireOf(play).replacementZones) {
      const also = (zone === 'hand' || zone === 'deck' ? (moving[zone] ?? NONE) : NONE).filter(
        ({ owner }) => owner === player,
      );
      const there = zone === 'deck' ? NONE : game.zones[player][zone];
      for (const bearer of also.length === 0 ? there : [...there, ...also]) {
        for (const ability of abilitiesHere(play, bearer)) {
          const replacement = replacementIn(ability);
          if (replacement === undefined) continue;
          if (!(replacement.from ?? ['battleZone']).includes(zone)) continue;
          const name = nameOf(game, bearer);
          const scope = scopeOf(player, bearer.id, name);
          if (replacement.while !== undefined && !holds(play, replacement.while, scope)) continue;
          found.push({ name, bearer, player, scope, replacement });
        }
      }
    }
  }
  for (const { player, source, replacement, bound, named } of game.lasting) {
    if (replacement === undefined) continue;
    const scope = { ...scopeOf(player, source.object, source.name, bound), named };
    if (replacement.while !== undefined && !holds(play, replacement.while, scope)) continue;
    found.push({ name: source.name, bearer: undefined, player, scope, replacement });
  }
  return found;
}

/** The abilities of an object, if a replacement effect is among them. */
function abilitiesHere(play: Play, object: CardObject): readonly Ability[] {
  if (object.zone === 'battleZone') {
    const face = faceOf(play, object);
    const abilities = abilitiesOf(play, object);
    return face.hasReplacements || abilities !== face.abilities ? abilities : NO_ABILITIES;
  }
  const faces = facesOf(play, object).filter((face) => isInEffect(face, object));
  return faces.some(({ hasReplacements }) => hasReplacements)
    ? faces.flatMap(({ abilities }) => abilities)
    : NO_ABILITIES;
}

const NO_ABILITIES: readonly Ability[] = [];

/** Whether a replacement effect has replaced as many events in this turn as its limit allows. */
export function isUsedUp({ game }: Play, { replacement, scope }: ReplacementCandidate): boolean {
  const { limit } = replacement;
  if (limit === undefined) return false;
  const text = describeAbility(replacement);
  const used = game.thisTurn.filter(
    (fact) =>
      fact.kind === 'eventReplaced' && fact.limited?.object === scope.source && fact.limited.text === text,
  );
  return used.length >= limit;
}

/** Counts the use of a replacement effect that has a limit, as it is chosen: it is used up for the other events of the same instant. */
export function countReplacement(
  play: Play,
  { replacement, scope }: ReplacementCandidate,
  fact: Extract<FactBody, { kind: 'eventReplaced' }>,
): void {
  if (replacement.limit === undefined) return;
  const limited = { object: scope.source, text: describeAbility(replacement) };
  play.set({ thisTurn: [...play.game.thisTurn, { ...fact, limited }] });
}
