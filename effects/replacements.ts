import { type CardObject, opponentOf, type Player, type Zone } from '../table/nouns.ts';
import { abilitiesOf, facesOf, lastKnownOf, nameOf } from './characteristics.ts';
import { holds } from './conditions.ts';
import type { Procedure } from './game.ts';
import { perform } from './interpreter.ts';
import type { MoveRequest } from './moves.ts';
import { isSubject } from './patterns.ts';
import { infoOf, type Play } from './play.ts';
import { ask, PASS } from './questions.ts';
import { repertoireOf } from './repertoire.ts';
import { type Scope, scopeOf } from './scope.ts';
import type { Replacement } from './vocabulary.ts';

interface Candidate {
  readonly key: string;
  readonly player: Player;
  readonly name: string;
  readonly scope: Scope;
  readonly replacement: Replacement;
}

export interface Replaced {
  readonly moves: readonly MoveRequest[];
  /** What is done in place of moves that do not happen. */
  readonly afterwards: readonly (() => Procedure)[];
}

/**
 * 609. Replacement effects. Each event may be replaced once only (609.3). The active player's come first, then the
 * other's (609.8, 609.9); where one player has several, that player picks.
 */
export function* replaceMoves(play: Play, requests: readonly MoveRequest[]): Procedure<Replaced> {
  const candidates = repertoireOf(play).hasReplacements ? candidatesOf(play) : [];
  if (candidates.length === 0) return { moves: requests, afterwards: [] };
  const moves: MoveRequest[] = [];
  const afterwards: (() => Procedure)[] = [];
  const used = new Set<string>();
  for (const one of requests) {
    const chosen = yield* pickReplacement(play, candidates, one, used);
    if (chosen === undefined) {
      moves.push(one);
      continue;
    }
    used.add(chosen.key);
    const object = play.find(one.move.object);
    if (object !== undefined) {
      play.note({ kind: 'eventReplaced', ...play.about(object), event: one.as, by: chosen.name }, '609.1');
    }
    const { instead } = chosen.replacement;
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
      afterwards.push(() => discardOutcome(perform(play, instead.effect, scope)));
    }
  }
  return { moves, afterwards };
}

function* discardOutcome(procedure: Procedure<unknown>): Procedure {
  yield* procedure;
}

function* pickReplacement(
  play: Play,
  candidates: readonly Candidate[],
  one: MoveRequest,
  used: ReadonlySet<string>,
): Procedure<Candidate | undefined> {
  const { active } = play.game.turn;
  for (const player of [active, opponentOf(active)]) {
    const open = candidates.filter(
      (candidate) =>
        candidate.player === player && !used.has(candidate.key) && replaces(play, candidate, one),
    );
    if (open.length === 0) continue;
    const mayDecline = open.every(({ replacement }) => replacement.may);
    const object = play.find(one.move.object);
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

const ZONES_WITH_REPLACEMENTS: readonly Zone[] = ['battleZone', 'shieldZone'];

/** 609.2. Replacement effects must exist before the event. */
function candidatesOf(play: Play): readonly Candidate[] {
  const found: Candidate[] = [];
  const { game } = play;
  for (const player of ['p1', 'p2'] as const) {
    for (const zone of ZONES_WITH_REPLACEMENTS) {
      for (const object of game.zones[player][zone]) {
        abilitiesHere(play, object).forEach((ability, index) => {
          if (ability.kind !== 'replacement') return;
          const name = nameOf(game, object);
          const scope = scopeOf(player, object.id, name);
          found.push({ key: `${object.id}/${index}`, player, name, scope, replacement: ability });
        });
      }
    }
  }
  for (const { id, player, source, replacement } of game.lasting) {
    if (replacement === undefined) continue;
    const scope = scopeOf(player, source.object, source.name);
    found.push({ key: `lasting/${id}`, player, name: source.name, scope, replacement });
  }
  return found;
}

const abilitiesHere = (play: Play, object: CardObject) =>
  object.zone === 'battleZone' ? abilitiesOf(play, object) : (facesOf(play, object)[0]?.abilities ?? []);

function replaces(play: Play, { replacement, scope }: Candidate, { move, as }: MoveRequest): boolean {
  const object = lastKnownOf(play, move.object)?.object;
  if (object === undefined) return false;
  const inZone = play.find(scope.source)?.zone ?? 'battleZone';
  if (!(replacement.from ?? ['battleZone']).includes(inZone)) return false;
  if (replacement.while !== undefined && !holds(play, replacement.while, scope)) return false;
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
