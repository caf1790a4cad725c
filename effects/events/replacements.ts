import { type CardObject, type ObjectId, opponentOf, type Player } from '../../table/nouns.ts';
import { inBattleZone } from '../../table/objects.ts';
import { REPLACEMENT_ZONES } from '../../table/zones.ts';
import type { Replacement } from '../language/vocabulary.ts';
import { ask, PASS } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { moveBan } from '../questions/bans.ts';
import { abilitiesOf, facesOf, lastKnownOf, nameOf } from '../questions/characteristics.ts';
import { holds } from '../questions/conditions.ts';
import { infoOf } from '../questions/objectInfo.ts';
import { isSubject } from '../questions/patterns.ts';
import { repertoireOf } from '../questions/repertoire.ts';
import type { ZoneChangeKind } from '../state/facts.ts';
import type { Procedure } from '../state/game.ts';
import { refersTo, type Scope, scopeOf } from '../state/scope.ts';
import type { MoveRequest } from './moveRequest.ts';

interface Candidate {
  readonly key: string;
  /** The object that has the ability; undefined for a replacement created by a resolution. */
  readonly bearer: ObjectId | undefined;
  readonly player: Player;
  readonly name: string;
  readonly scope: Scope;
  readonly replacement: Replacement;
}

export interface Replaced {
  readonly moves: readonly MoveRequest[];
  /** What happens instead of the moves that were replaced. */
  readonly afterwards: readonly (() => Procedure)[];
}

/**
 * 609. Applies replacement effects. Each event is replaced once only (609.3), the active player's effects first
 * (609.8, 609.9); a player with several chooses one.
 */
export function* replaceMoves(play: Play, requests: readonly MoveRequest[]): Procedure<Replaced> {
  if (!requests.some((one) => mayBeReplaced(play, one))) return { moves: requests, afterwards: [] };
  const candidates = candidatesOf(play);
  if (candidates.length === 0) return { moves: requests, afterwards: [] };
  const moves: MoveRequest[] = [];
  const afterwards: (() => Procedure)[] = [];
  const used = new Set<string>();
  for (const one of requests) {
    const open = candidates.filter((candidate) => !used.has(candidate.key) && replaces(play, candidate, one));
    const occurrence = open.length === 0 ? 0 : play.nextEffect();
    const chosen = yield* pickReplacement(play, open, one.move.object);
    if (chosen === undefined) {
      moves.push(one);
      continue;
    }
    if (chosen.replacement.instead.kind === 'do') used.add(chosen.key);
    const object = play.find(one.move.object);
    const { instead } = chosen.replacement;
    if (object !== undefined) noteReplaced(play, object, { event: one.as, occurrence, chosen });
    if (instead.kind === 'move') {
      const { position = 'top', tapped = false } = instead;
      moves.push({
        ...one,
        as: 'cardMoved',
        rule: '609.1',
        move: { ...one.move, to: instead.to, position, tapped },
      });
    } else if (instead.kind === 'do') {
      const scope = { ...chosen.scope, bound: { ...chosen.scope.bound, that: [one.move.object] } };
      afterwards.push(() => discardOutcome(play.perform(instead.effect, scope)));
    }
  }
  return { moves, afterwards };
}

interface EventReplaced {
  readonly event: ZoneChangeKind;
  readonly occurrence: number;
  readonly chosen: Candidate;
}

function noteReplaced(play: Play, object: CardObject, { event, occurrence, chosen }: EventReplaced): void {
  const about = play.about(object);
  const { name: by, replacement } = chosen;
  const { kind: instead } = replacement.instead;
  play.note({ kind: 'eventReplaced', ...about, event, by, occurrence, instead }, '609.1');
}

function* discardOutcome(procedure: Procedure<unknown>): Procedure {
  yield* procedure;
}

/** 609.8. Offers the active player's replacement effects first; a player with several chooses one. */
function* pickReplacement(
  play: Play,
  candidates: readonly Candidate[],
  of: ObjectId,
): Procedure<Candidate | undefined> {
  const { active } = play.game.turn;
  for (const player of [active, opponentOf(active)]) {
    const open = candidates.filter((candidate) => candidate.player === player);
    if (open.length === 0) continue;
    const mayDecline = open.every(({ replacement }) => replacement.may);
    const object = play.find(of);
    const [chosen] = yield* ask<Candidate | undefined>({
      player,
      kind: 'replace',
      rule: '609.8',
      prompt: 'Choose what happens instead',
      source: object === undefined ? undefined : infoOf(play, object, player, 'asViewed'),
      options: [
        ...open.map((candidate) => ({ option: { label: `Replace: ${candidate.name}` }, value: candidate })),
        ...(mayDecline ? [{ option: { ...PASS, label: 'Do not replace' }, value: undefined }] : []),
      ],
      min: 1,
      max: 1,
    });
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** Whether any card of this duel can replace such a move. */
function mayBeReplaced(play: Play, { move }: MoveRequest): boolean {
  const { replaced } = repertoireOf(play);
  if (replaced.has('moves')) return true;
  if (!replaced.has('destroyed') && !replaced.has('leaves')) return false;
  return inBattleZone(play.game, move.object) !== undefined;
}

/**
 * 609.1. Each shield that a creature would break is an event of its own. A shield that cannot leave would not be
 * broken (101.2). Returns the shields that are still to be broken.
 */
export function* replaceBreaks(
  play: Play,
  breaker: CardObject,
  shields: readonly CardObject[],
): Procedure<readonly CardObject[]> {
  if (!repertoireOf(play).replaced.has('breaks')) return shields;
  const candidates = candidatesOf(play);
  const broken: CardObject[] = [];
  for (const shield of shields) {
    if (moveBan(play, shield, 'hand') !== undefined) continue;
    const open = candidates.filter(
      (candidate) =>
        candidate.replacement.of.event === 'breaks' &&
        isInForce(play, candidate) &&
        isSubject(play, candidate.replacement.of.what, breaker.id, breaker.owner, candidate.scope),
    );
    const occurrence = open.length === 0 ? 0 : play.nextEffect();
    const chosen = yield* pickReplacement(play, open, breaker.id);
    if (chosen === undefined) {
      broken.push(shield);
      continue;
    }
    noteReplaced(play, breaker, { event: 'shieldBroken', occurrence, chosen });
    const { instead } = chosen.replacement;
    if (instead.kind === 'do') yield* play.perform(instead.effect, chosen.scope);
  }
  return broken;
}

/** 609.2. Only replacement effects that exist before the event apply. */
function candidatesOf(play: Play): readonly Candidate[] {
  const found: Candidate[] = [];
  const { game } = play;
  for (const player of ['p1', 'p2'] as const) {
    for (const zone of REPLACEMENT_ZONES) {
      for (const object of game.zones[player][zone]) {
        for (const [index, ability] of abilitiesHere(play, object).entries()) {
          if (ability.kind !== 'replacement') continue;
          const name = nameOf(game, object);
          const scope = scopeOf(player, object.id, name);
          found.push({
            key: `${object.id}/${index}`,
            bearer: object.id,
            player,
            name,
            scope,
            replacement: ability,
          });
        }
      }
    }
  }
  for (const { id, player, source, replacement, bound, named } of game.lasting) {
    if (replacement === undefined) continue;
    const scope = { ...scopeOf(player, source.object, source.name, bound), named };
    found.push({ key: `lasting/${id}`, bearer: undefined, player, name: source.name, scope, replacement });
  }
  return found;
}

const abilitiesHere = (play: Play, object: CardObject) =>
  object.zone === 'battleZone' ? abilitiesOf(play, object) : (facesOf(play, object)[0]?.abilities ?? []);

/** 609.2. The ability works, its condition holds, and what it would do instead is possible (609.5). */
function isInForce(play: Play, { bearer, replacement, scope }: Candidate): boolean {
  const zone = bearer === undefined ? undefined : (play.find(bearer)?.zone ?? 'battleZone');
  if (zone !== undefined && !(replacement.from ?? ['battleZone']).includes(zone)) return false;
  if (replacement.while !== undefined && !holds(play, replacement.while, scope)) return false;
  const { instead } = replacement;
  if (instead.kind !== 'do' || !('what' in instead.effect) || instead.effect.what === undefined) return true;
  const { what } = instead.effect;
  return (
    !('ref' in what) ||
    what.ref === 'that' ||
    refersTo(what.ref, scope).some((id) => play.find(id) !== undefined)
  );
}

function replaces(play: Play, candidate: Candidate, { move, as }: MoveRequest): boolean {
  const { replacement, scope } = candidate;
  const object = lastKnownOf(play, move.object)?.object;
  if (object === undefined) return false;
  if (!isInForce(play, candidate)) return false;
  const { of } = replacement;
  switch (of.event) {
    case 'destroyed':
      if (as !== 'cardDestroyed' || object.zone !== 'battleZone') return false;
      break;
    case 'leaves':
      if (object.zone !== 'battleZone' || move.to === 'battleZone') return false;
      if (of.to !== undefined && of.to !== move.to) return false;
      break;
    case 'moves':
      if (move.to !== of.to || (of.from !== undefined && object.zone !== of.from)) return false;
      break;
    case 'breaks':
      return false;
  }
  return isSubject(play, of.what, object.id, object.owner, scope);
}
